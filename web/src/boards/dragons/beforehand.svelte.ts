/** What a viewer has decided beforehand: to pass. His habits are kept in this browser; a wish ends with its round. */
import { keep, kept } from "../../settings/kept";
import type { DragonsView } from "../../wire/types";
import type { Action, Beforehand, Question } from "../contract";
import { type Habits, type Hand, type MomentName, NO_HABITS, type Reach, type Wish, handOf, hasGrown, passes } from "./passing";

export class Passing implements Beforehand<DragonsView> {
  habits = $state.raw<Habits>({ ...NO_HABITS, ...kept<Partial<Habits>>("passing", {}) });
  private wish = $state.raw<Wish | null>(null);
  /** He is looking at these choices: as long as he does, nothing is done by itself. */
  open = $state(false);
  /** How often he has passed by itself in the present round, and when last. */
  count = $state(0);
  last = $state.raw<{ readonly window: string; readonly space: string | null } | null>(null);
  private round = -1;
  private asked = -1;
  private isNew = false;
  private hand: Hand | null = null;

  readonly answer = ({ number, view, seat, legal }: Question<DragonsView>): Action | undefined => {
    this.follow(view.round);
    const pass = view.ask === "play" ? legal.find(({ key }) => key === "pass") : undefined;
    if (!pass) return undefined;
    if (number !== this.asked) this.look(number, handOf(view, seat));
    return !this.open && !this.isNew && passes(view, seat, this.habits, this.wish) ? pass : undefined;
  };

  readonly answered = ({ view }: Question<DragonsView>): void => {
    this.count += 1;
    this.last = { window: view.window ?? "none", space: view.space };
  };

  /** With another round all that was said of the last one is over. */
  private follow(round: number): void {
    if (round === this.round) return;
    this.round = round;
    this.count = 0;
    this.last = this.wish = null;
  }

  /** Who has a card that he has not been asked with yet is asked, once. */
  private look(number: number, hand: Hand): void {
    this.asked = number;
    this.isNew = this.hand !== null && hasGrown(this.hand, hand);
    this.hand = hand;
  }

  get reach(): Reach | null {
    return this.wish?.reach ?? null;
  }

  /** Null: as always, by habit. */
  wishFor(reach: Reach | null): void {
    this.isNew = false; // he has decided with the card before him
    this.wish = reach && { round: this.round, reach };
  }

  /** Ask again, at least in this round. */
  stop(): void {
    this.wishFor("nowhere");
    this.count = 0;
  }

  setOwn(own: boolean): void {
    this.take({ ...this.habits, own });
  }

  setQuiet(moment: MomentName, quiet: boolean): void {
    const others = this.habits.quiet.filter((one) => one !== moment);
    this.take({ ...this.habits, quiet: quiet ? [...others, moment] : others });
  }

  private take(habits: Habits): void {
    this.isNew = false;
    this.habits = habits;
    keep("passing", habits);
  }

  /** Something is done by itself, or was in this round: then it is to be seen, and can be ended. */
  get isOn(): boolean {
    return this.count > 0 || (this.wish !== null && this.wish.reach !== "nowhere");
  }
}

export default (): Beforehand<DragonsView> => new Passing();
