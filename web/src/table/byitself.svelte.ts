/** Answers that the viewer decided beforehand are sent by themselves: never twice to one question, and never unseen. */
import { beforehandOf } from "../boards/boards";
import type { Action, Beforehand, GameName, Question } from "../boards/contract";
import { emcee } from "../emcee/emcee.svelte";
import { t } from "../words/shell";
import type { Teller } from "../words/telling";
import type { Table } from "./table.svelte";

export class ByItself {
  decided = $state.raw<Beforehand | null>(null);
  private answer = $state.raw<Action | undefined>();
  private sent = -1;

  /** `offered`: what may be chosen now, which is nothing before all that happened has been shown. */
  constructor(
    private readonly of: () => { readonly table: Table; readonly teller: Teller; readonly offered: readonly Action[] },
    find: (game: GameName) => Promise<Beforehand | null> = beforehandOf,
  ) {
    void find(of().teller.game).then((found) => (this.decided = found));
    $effect.pre(() => {
      const { question } = this;
      this.answer = question ? this.decided?.answer(question) : undefined;
    });
    $effect(() => {
      const [{ answer, question }, { offered }] = [this, this.of()];
      if (answer && question && question.number !== this.sent && offered.includes(answer)) this.send(answer, question);
    });
  }

  /** Whether the viewer is spared the question that is asked now. */
  get spares(): boolean {
    return this.answer !== undefined;
  }

  private get question(): Question | null {
    const { table } = this.of();
    const { latest, you } = table;
    if (!latest || you === null) return null;
    return { number: latest.question, view: latest.view, seat: you, legal: table.mayAnswer ? (latest.legal as Action[]) : [] };
  }

  private send(answer: Action, question: Question): void {
    const { table, teller } = this.of();
    this.sent = question.number;
    this.decided?.answered(question);
    emcee.tell(t("shell_by_itself", { action: teller.action(answer) }));
    void table.act(answer.words);
  }
}
