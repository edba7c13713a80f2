// Made by scripts/wire_types.py of the server's types. Not to be edited by hand.

export const WIRE_VERSION = 1

export type Phrase = "hello" | "good-luck" | "have-fun" | "your-turn" | "one-moment" | "i-am-back" | "thinking" | "well-played" | "thanks" | "sorry" | "oh-no" | "lucky" | "that-was-close" | "good-game" | "one-more" | "goodbye"

export type Reaction = "lamp" | "jewel" | "dragon" | "scorpion" | "laugh" | "wow" | "clap" | "cry" | "heart" | "sleep"

export type Phase = "gathering" | "playing" | "over"

export type SeatKind = "open" | "closed" | "person" | "program"

export type Connection = "here" | "shaky" | "gone"

export type RaceMode = "reflex" | "relaxed" | "sealed" | "alone"

export type Motion = "pause" | "resume" | "clocks" | "days" | "free" | "rematch" | "end"

export type PaceKind = "free" | "clocks" | "days"

export type Reason = "unreadable" | "old-client" | "misfit" | "no-such-table" | "no-such-record" | "wrong-secret" | "table-full" | "seat-taken" | "seat-closed" | "not-the-host" | "not-seated" | "not-gathering" | "not-playing" | "too-few-seats" | "paused" | "other-question" | "no-hints" | "no-spectators" | "no-undo" | "not-your-action" | "was-revealed" | "no-race" | "too-late" | "locked" | "no-voting" | "not-together" | "voting" | "no-clocks" | "too-many" | "too-large" | "house-full" | "not-stored" | "other-origin" | "server-stops" | "too-slow" | "idle" | "other-rules"

/** First of all. With a seat's secret one sits, else one watches. `epoch`, `seq`: the last message had. `page`: a name of the client's choice, the same as long as it is open: so a line that broke is not counted twice. */
export interface Hello {
  type: "hello"
  version: number
  secret?: string | null
  epoch?: string | null
  seq?: number
  page?: string | null
}

/** Answered by `pong`. `at` is the client's own clock; `trip_ms` what it measured with the last pong. */
export interface Ping {
  type: "ping"
  at: number
  trip_ms?: number | null
}

/** Answer what is asked, in the words of a legal action. `question`: the one that it answers, as the state told it. In a sealed question it may be sent again, with another choice, until all seats have answered. */
export interface Act {
  type: "act"
  id: string
  question: number
  action: string
}

/** In a race: the hand came down. `reaction_ms`: from the first frame that showed the cue to the tap, on the device. `race` 0: before any cue was seen, a false start. */
export interface Tap {
  type: "tap"
  id: string
  race: number
  reaction_ms: number
}

/** In a race: this seat does not slap. */
export interface KeepHands {
  type: "keep-hands"
  id: string
  race: number
}

/** In a race of mode `alone`: the cue may come now; there is one try. */
export interface Ready {
  type: "ready"
  id: string
  race: number
}

/** Take the last action back: one's own, as long as nobody learned anything by it. */
export interface Undo {
  type: "undo"
  id: string
}

/** What a program would choose, and why; where the table allows. Answered by `hinted`. */
export interface Hint {
  type: "hint"
  id: string
}

export interface Say {
  type: "say"
  id: string
  phrase: Phrase
}

export interface React {
  type: "react"
  id: string
  reaction: Reaction
}

/** Hear no more phrases and reactions of a seat, or hear them again. */
export interface Mute {
  type: "mute"
  id: string
  seat: number
  muted: boolean
}

export interface Rename {
  type: "rename"
  id: string
  name: string
}

/** A program plays on for this seat until `back`. */
export interface Away {
  type: "away"
  id: string
}

export interface Back {
  type: "back"
  id: string
}

/** Give the seat up. Before the start it is open again; later a program plays on, and someone may take it over. */
export interface Leave {
  type: "leave"
  id: string
}

/** The host, before the start: a seat open, closed, or with a program (`level:3`) in it. A person there goes. */
export interface SetSeat {
  type: "set-seat"
  id: string
  seat: number
  player?: string | null
  closed?: boolean
}

/** `free`: without clocks. `clocks`: a bank and an increment for each action. `days`: so many for each action. `sealed_seconds`: what a question to several seats at once may take (not in `days`). */
export interface Pace {
  kind?: PaceKind
  bank_seconds?: number
  increment_seconds?: number
  sealed_seconds?: number
  days?: number
}

/** The host, before the start: the game's options, and how it is played. What is absent stays. */
export interface SetTable {
  type: "set-table"
  id: string
  options?: Record<string, unknown>
  public?: boolean
  hints?: boolean
  undo?: boolean
  spectators?: boolean
  race?: RaceMode
  pace?: Pace
}

/** The host: begin. Programs take the seats that are open. */
export interface Start {
  type: "start"
  id: string
}

/** Ask all persons at the table: pause, go on, change the pace, end the game, play again. Needs all who are here. */
export interface Propose {
  type: "propose"
  id: string
  motion: Motion
  pace?: Pace | null
}

export interface Vote {
  type: "vote"
  id: string
  agrees: boolean
}

/** `player` names the program of a program's seat. `covered`: a program plays for a person away. */
export interface SeatAt {
  seat: number
  kind: SeatKind
  name?: string | null
  player?: string | null
  connection?: Connection | null
  covered?: boolean
  left?: boolean
}

/** What everybody may know of a table. `record`: the finished game's address for replays. */
export interface TableAt {
  code: string
  game: string
  rules: number
  options: Record<string, unknown>
  phase: Phase
  seats: SeatAt[]
  host: number | null
  public: boolean
  hints: boolean
  undo: boolean
  spectators: boolean
  race: RaceMode
  pace: Pace
  paused: boolean
  watching: number
  games_played: number
  record?: string | null
}

/** An event as the viewer hears it. */
export interface HeardAt {
  key: string
  arguments: Record<string, unknown>
}

/** An action that the viewer's seat may do now: its words, which `act` takes, and the same for programs. */
export interface Legal {
  words: string
  key: string
  values: Record<string, unknown>
}

/** `left_ms` as this message was sent. */
export interface Clock {
  seat: number
  left_ms: number
  running: boolean
}

/** A line of a seat's score: so many things, and what each counts; 0 where they only tell equal seats apart. */
export interface ScoreLine {
  key: string
  count: number
  each: number
}

/** How it ended: by what, who won, what told the winners from the others. `secret` proves the deal. `breakdown` says seat by seat what the score is made of; it is empty where nobody was counted. */
export interface Ended {
  winners: number[]
  scores: number[]
  reason: string
  decided_by: string
  secret?: string | null
  breakdown?: ScoreLine[][]
}

/** The lamp lights now: in one frame with what is to be seen. `mode` as the race is run. */
export interface Cue {
  race: number
  mode: RaceMode
  closes_ms: number
}

/** The race of that number in this game, and all that its order was found by. Public, and kept with the record. */
export interface RaceReceipt {
  race: number
  receipt: Receipt
}

export interface Receipt {
  terms: Terms
  run: number
  ends: number | null
  runners: Runner[]
  findings: Finding[]
  order: (number | number[])[]
}

/** What counts in a race. `band`: who is no further apart than that ties. `least`: nobody reacts faster, it is a false start. `lock`: how long slaps of the seat are void after a void one. `limit`: how long a seat may take. `rest`: how long the others may take after the fastest (None: as long as the limit lets them). */
export interface Terms {
  mode: Mode
  band: number
  least: number
  lock: number
  limit: number
  rest: number | null
}

export type Mode = "alone" | "reflex" | "relaxed" | "sealed"

/** A seat that races. `trips` are its last round trips before the race, `kernel` TCP's own smallest one, if known. A program at the server (`bot`) has no way to go. `cue` is when the cue is due to be sent, `sent` when it was. */
export interface Runner {
  seat: number
  trips?: number[]
  kernel?: number | null
  bot?: boolean
  cue?: number | null
  sent?: number | null
  answers?: Answer[]
}

/** A slap, or else a pass: when it arrived, and what the seat says was its time from seeing the cue to the slap. */
export interface Answer {
  at: number
  slap?: boolean
  claim?: number | null
}

/** How a seat did; who is late or silent counts as one who passed. `way` and `time` are of the slap that counts. */
export interface Finding {
  seat: number
  verdict: Verdict
  shortest: number
  credit: number
  way?: number | null
  time?: number | null
  false_starts?: number
}

export type Verdict = "late" | "passed" | "silent" | "slapped"

/** A motion on the table: who asked, who has agreed, whom it still needs. */
export interface Voting {
  motion: Motion
  by: number
  agreed: number[]
  needed: number[]
  pace?: Pace | null
}

/** An action that was considered: what it seemed worth, and the word behind it. */
export interface Why {
  action: string
  value: number
  unit: string
  key: string
  arguments: Record<string, unknown>
}

/** The moment at the table, as the viewer may know it. `view`: the game's own, see its types. `question` counts the questions of this game. `asked`: who owes an answer; while a question is sealed all to whom it was put, answered or not. `chosen`: the viewer's own sealed answer, which he may still change. `race`: the cue, while a race is on. `closes_ms`: when a sealed question closes. `can_undo`: the viewer may take his last action back. */
export interface Asked {
  question: number
  view: Record<string, unknown>
  ask: string
  asked: number[]
  sealed: boolean
  legal: Legal[]
  clocks: Clock[]
  chosen?: string | null
  closes_ms?: number | null
  race?: Cue | null
  can_undo?: boolean
  ended?: Ended | null
}

/** Everything at once: at first, and whenever what is missing cannot be sent piece by piece. `log` has all that the viewer heard in this game. `commitment` binds the server to the deal. */
export interface State {
  type: "state"
  epoch: string
  seq: number
  version: number
  you: number | null
  table: TableAt
  now?: Asked | null
  log?: HeardAt[]
  commitment?: string | null
  voting?: Voting | null
  receipts?: RaceReceipt[]
  muted?: number[]
}

/** A game begins: the table as it stands now, and its first moment. */
export interface Began {
  type: "began"
  seq: number
  table: TableAt
  commitment: string
  events: HeardAt[]
  now: Asked
}

/** An action was done, and the viewer heard this of it. `undone`: so many of the log's last events are void. */
export interface Happened {
  type: "happened"
  seq: number
  events: HeardAt[]
  now: Asked
  undone?: number
}

/** Seats, host, phase, pace or options have changed; `clocks` if a game is on. */
export interface TableChanged {
  type: "table"
  seq: number
  table: TableAt
  clocks?: Clock[] | null
}

/** To the own seat alone: the sealed answer that it has given, kept until all have answered. */
export interface Chosen {
  type: "chosen"
  seq: number
  question: number
  action: string
}

/** `voting` absent: it is off the table; `passed` says how it went. */
export interface VotingChanged {
  type: "voting"
  seq: number
  voting?: Voting | null
  passed?: boolean | null
}

export interface PhraseSaid {
  type: "said"
  seq: number
  seat: number
  phrase: Phrase
}

export interface Reacted {
  type: "reacted"
  seq: number
  seat: number
  reaction: Reaction
}

/** A race comes: hands off. The cue follows in `now.race` of a `happened`. `alone`: send `ready` first. `bad_links`: seats whose connection is too slow or uneven to be judged well. `odd_times`: seats whose times over their last races are too fast or too even to be a person's. */
export interface RaceAhead {
  type: "race-ahead"
  seq: number
  race: number
  mode: RaceMode
  bad_links?: number[]
  odd_times?: number[]
}

/** The first hand is down; others may still be on their way. */
export interface PhotoFinish {
  type: "photo-finish"
  seq: number
  race: number
}

export interface RaceOver {
  type: "race-over"
  seq: number
  receipt: RaceReceipt
}

/** The command of this id was carried out. */
export interface Done {
  type: "done"
  id: string
}

/** The command of this id was not carried out: why, as a key, the rule of the game, and what it speaks of. */
export interface Refused {
  type: "refused"
  id: string
  reason: string
  rule?: string | null
  arguments?: Record<string, unknown>
}

/** What a program would choose, and the best that it considered, the best first. */
export interface Hinted {
  type: "hinted"
  id: string
  action: string
  why: Why[]
}

/** How well a seat is connected; `trip_ms` to and from it. */
export interface Presence {
  type: "presence"
  seat: number
  connection: Connection
  trip_ms?: number | null
}

/** To the own seat alone: on so many other pages or devices it is open as well. Each of them may answer. */
export interface Elsewhere {
  type: "elsewhere"
  count: number
}

/** A false start: taps do not count for so long. */
export interface Locked {
  type: "locked"
  race: number
  lock_ms: number
}

export interface Pong {
  type: "pong"
  at: number
}

/** The connection ends: `reason` as a key. `again`: the client may come back by itself. */
export interface Bye {
  type: "bye"
  reason: string
  again: boolean
}

/** A seat at a new table: open, closed, or with a program in it. */
export interface SeatWish {
  player?: string | null
  closed?: boolean
}

/** `seats`: all but the host's, who has seat 0; else as many as is usual, open. `start`: at once. */
export interface NewTable {
  game: string
  name: string
  options?: Record<string, unknown>
  seats?: SeatWish[] | null
  public?: boolean
  hints?: boolean
  undo?: boolean
  spectators?: boolean
  race?: RaceMode
  pace?: Pace
  start?: boolean
}

/** `seat`: a certain one, perhaps one that a program keeps for somebody who left; else the first open one. */
export interface Joining {
  name: string
  seat?: number | null
}

/** Whoever has the secret has the seat. It belongs behind the # of a link, never before it. */
export interface Seated {
  code: string
  seat: number
  secret: string
  table: TableAt
}

export interface OptionOf {
  name: string
  about: string
  choices: unknown[]
}

export interface GameOffered {
  id: string
  title: string
  rules: number
  seats: number[]
  usual_seats: number
  options: OptionOf[]
  players: string[]
  has_race: boolean
}

/** A finished game, for everybody who has its address. */
export interface RecordHead {
  record: string
  game: string
  rules: number
  options: Record<string, unknown>
  names: string[]
  players: (string | null)[]
  began: string
  ended_at: string
  ended: Ended
  moments: number
  commitment: string
  receipts: RaceReceipt[]
}

/** After so many actions: what the viewer heard since the moment before, and what he saw then. */
export interface Moment {
  number: number
  seat: number | null
  events: HeardAt[]
  view: Record<string, unknown>
  ask: string
  asked: number[]
}

/** The whole game as one seat, or a spectator (`viewer` null), lived it. */
export interface Replay {
  head: RecordHead
  viewer: number | null
  moments: Moment[]
}

/** Whether the record holds: the deal is the one promised, and each action leads to the state recorded after it. */
export interface Verification {
  holds: boolean
  commitment: string
  secret: string
  digest: string
  actions: number
  why?: string | null
}

export interface Health {
  status: string
  version: string
  wire: number
  tables: number
  connections: number
  store: string
}

/** Whatever could not be done: why, as a key, and what it speaks of. */
export interface Trouble {
  reason: string
  arguments?: Record<string, unknown>
}

export type Command = Hello | Ping | Act | Tap | KeepHands | Ready | Undo | Hint | Say | React | Mute | Rename | Away | Back | Leave | SetSeat | SetTable | Start | Propose | Vote

export type Message = State | Began | Happened | TableChanged | Chosen | VotingChanged | PhraseSaid | Reacted | RaceAhead | PhotoFinish | RaceOver | Done | Refused | Hinted | Presence | Elsewhere | Locked | Pong | Bye

// -- DIG UP Adventure

export interface DigupView {
  game: string
  ask: string
  asked: number[]
  round: number
  turn: number | null
  first: number | null
  plays: number
  triggered: boolean
  ended: string
  playing: string | null
  colours: string[]
  pile: number
  discard: string[]
  blown: number
  river: string[]
  seats: DigupSeatView[]
  viewer?: number
  map?: string[]
  looked_at?: DigupHandView
  chosen?: DigupChosenView
  skeletons?: number
  placed?: number
}

export interface DigupSeatView {
  colour: string | null
  held: number
  mine: DigupCellView[]
  hand?: string[]
  points?: number
  row?: number
}

/** `card` is absent where the viewer does not know it; `seen_by` says who has looked at a hidden card. */
export interface DigupCellView {
  open: boolean
  card?: string
  seen_by?: number[]
}

export interface DigupHandView {
  seat: number
  hand: string[]
}

/** What was named so far for the adventure in play: a cell of the own mine, or the card that was taken. */
export interface DigupChosenView {
  cell?: number
  card?: string
}

export type DigupEvent =
  | { key: "collected"; arguments: { seat: number | null; colour: "amethyst" | "diamond" | "emerald" | "ruby" | "sapphire" | "topaz" | null } }
  | { key: "removed"; arguments: { colour: "amethyst" | "diamond" | "emerald" | "ruby" | "sapphire" | "topaz" | null } }
  | { key: "turned-up"; arguments: { seat: number | null; cell: number; card: string | null } }
  | { key: "starts"; arguments: { seat: number | null } }
  | { key: "drew"; arguments: { seat: number | null; card?: string | null } }
  | { key: "reshuffled"; arguments: { count: number } }
  | { key: "laid"; arguments: { seat: number | null; card: string | null; cell: number } }
  | { key: "lifted"; arguments: { seat: number | null; card?: string | null; cell: number } }
  | { key: "played"; arguments: { seat: number | null; card: string | null } }
  | { key: "swapped"; arguments: { seat: number | null; cell: number; with: number } }
  | { key: "looked-at-map"; arguments: { seat: number | null; card?: string | null } }
  | { key: "kept"; arguments: { seat: number | null; card?: string | null } }
  | { key: "put-back"; arguments: { seat: number | null; card?: string | null } }
  | { key: "threw"; arguments: { seat: number | null; card: string | null } }
  | { key: "blew-up"; arguments: { seat: number | null; card: string | null } }
  | { key: "looked-at-hand"; arguments: { seat: number | null; of: number | null } }
  | { key: "saw-in-hand"; arguments: { seat: number | null; of: number | null; card?: string | null } }
  | { key: "took"; arguments: { seat: number | null; of: number | null; card?: string | null } }
  | { key: "gave"; arguments: { seat: number | null; of: number | null; card?: string | null } }
  | { key: "opened"; arguments: { seat: number | null; cell: number; card: string | null } }
  | { key: "paid"; arguments: { seat: number | null; card: string | null } }
  | { key: "dug-out"; arguments: { seat: number | null; card: string | null } }
  | { key: "bridged"; arguments: { seat: number | null; cell: number; of: number | null; with: number } }
  | { key: "revealed"; arguments: { card: string | null } }
  | { key: "picked"; arguments: { seat: number | null; card: string | null } }
  | { key: "looked-at-cell"; arguments: { seat: number | null; of: number | null; cell: number; card?: string | null } }
  | { key: "stopped"; arguments: { seat: number | null } }
  | { key: "discarded"; arguments: { seat: number | null; card: string | null } }
  | { key: "turn"; arguments: { seat: number | null; round: number } }
  | { key: "completed"; arguments: { seat: number | null } }
  | { key: "uncovered"; arguments: { seat: number | null; cell: number; card: string | null } }
  | { key: "scored"; arguments: { seat: number | null; points: number; row: number } }
  | { key: "over"; arguments: { reason: "not-yet" | "mine-complete" | "round-limit" | "solo-won" | "solo-lost" } }
  | { key: "forced"; arguments: { seat: number | null } }
  | { key: "found-skeleton"; arguments: { count: number } }
  | { key: "placed"; arguments: { card: string | null; mine: number | null; cell: number } }

export type DigupAction =
  | { words: string; key: "collect"; values: { colour: "amethyst" | "diamond" | "emerald" | "ruby" | "sapphire" | "topaz" } }
  | { words: string; key: "stop"; values: {  } }
  | { words: string; key: "lay"; values: { card: string; cell: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "play"; values: { card: "purse" | "map" | "dynamite" | "binoculars" | "shovel" | "pickaxe" | "bridge" | "river" | "torch" } }
  | { words: string; key: "swap"; values: { cell: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "with"; values: { cell: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "keep"; values: { card: string } }
  | { words: string; key: "put-back"; values: { card: string } }
  | { words: string; key: "look-hand"; values: { seat: "0" | "1" | "2" | "3" } }
  | { words: string; key: "take"; values: { card: string } }
  | { words: string; key: "give"; values: { card: string } }
  | { words: string; key: "open"; values: { cell: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "pay"; values: { card: string } }
  | { words: string; key: "dig-out"; values: { card: string } }
  | { words: string; key: "give-cell"; values: { cell: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "for-cell"; values: { seat: "0" | "1" | "2" | "3"; cell: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "pick"; values: { card: string } }
  | { words: string; key: "look-cell"; values: { seat: "0" | "1" | "2" | "3"; cell: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "discard"; values: { card: string } }
  | { words: string; key: "go-on"; values: {  } }

export type DigupRefusal = "not-asked" | "no-such-action" | "other-question" | "colour-taken" | "not-in-hand" | "wrong-cell" | "idol-in-mine" | "no-effect" | "same-cell" | "not-on-map" | "no-opponent" | "empty-hand" | "not-in-that-hand" | "just-taken" | "already-open" | "not-in-discard" | "just-paid" | "own-colour" | "their-colour" | "not-in-river" | "same-mine" | "no-such-seat" | "too-many-cards" | "lies-open" | "own-mine"

// -- Aladdin & the Magic Lamp

export interface LampView {
  game: string
  ask: string
  asked: number[]
  turn: number
  ended: string
  precious: boolean
  player: number | null
  thief: number | null
  offenders: number[]
  summoners: LampSummonerView[]
  wish: number
  effect: string | null
  spared: number[]
  chest: string | null
  found: string[]
  scorpions: number
  ring: number | null
  chests: LampChestView[]
  lamp: LampLampView
  discard: Record<string, number>
  seats: LampSeatView[]
  viewer?: number
  giving?: string
}

/** Who has summoned the Genie, and for which face. */
export interface LampSummonerView {
  face: number
  seat: number
}

/** `left` is what is in it, in no order: all can count that. `known` is for who has peeked, from the top down. */
export interface LampChestView {
  chest: string
  cards: number
  sorcerer_drawn: boolean
  left: Record<string, number>
  known?: string[]
}

/** `seen` are the cards under the pile, in the order in which they will come after the unseen. */
export interface LampLampView {
  cards: number
  unseen: number
  seen: string[]
}

/** `dice`, `slap`, `place` and `passing` are absent while they are sealed, but for the viewer's own. */
export interface LampSeatView {
  cards: Record<string, number>
  talismans: Record<string, number>
  alone: number
  sorcerers: number
  sets: Record<string, number>
  majorities: string[]
  points: number
  dice?: Record<string, number>
  slap?: string | null
  place?: number | null
  passing?: string | null
}

export type LampEvent =
  | { key: "started"; arguments: { seat: number | null; card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null } }
  | { key: "left-over"; arguments: { card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null } }
  | { key: "turn"; arguments: { turn: number } }
  | { key: "set"; arguments: { seat: number | null; face?: number; chest?: "bronze" | "silver" | "gold" } }
  | { key: "revealed"; arguments: { seat: number | null; face: number; chest: "bronze" | "silver" | "gold" } }
  | { key: "rubbed"; arguments: { seat: number | null; hand: "pass" | "slap" | null; place: number } }
  | { key: "offended"; arguments: { seat: number | null } }
  | { key: "named"; arguments: { seat: number | null; of: number | null } }
  | { key: "stole"; arguments: { seat: number | null; of: number | null; card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null } }
  | { key: "summoned"; arguments: { seat: number | null; face: number } }
  | { key: "wished"; arguments: { seat: number | null; wish: number; effect: "draw-bronze" | "draw-silver" | "draw-gold" | "draw-choice" | "steal-stone" | "steal-jewel" | "steal-either" | "exchange-stone" | "exchange-jewel" | "take-discard" | "give-card" | "pass-left" | "move-die" | "turn-die" | "ignore-scorpion" | "nothing" | "peek-1" | "peek-2" | "peek-3" | "peek-4" | "peek-5" | "peek-6" | "peek-7" | "peek-8" | "peek-9" | null } }
  | { key: "refused"; arguments: { seat: number | null } }
  | { key: "accepted"; arguments: { seat: number | null } }
  | { key: "nothing"; arguments: { seat: number | null } }
  | { key: "drew-first"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; card: string | null } }
  | { key: "exchanged"; arguments: { seat: number | null; card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null; of: number | null; for: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null } }
  | { key: "took"; arguments: { seat: number | null; card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null } }
  | { key: "gave"; arguments: { seat: number | null; card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null; to: number | null } }
  | { key: "chose-card"; arguments: { seat: number | null; card?: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null } }
  | { key: "passed"; arguments: { seat: number | null; card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null; to: number | null } }
  | { key: "peeked"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; count: number } }
  | { key: "saw"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; card?: string | null } }
  | { key: "moved"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; to: "bronze" | "silver" | "gold" } }
  | { key: "turned"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; face: number } }
  | { key: "ignores"; arguments: { seat: number | null } }
  | { key: "attached"; arguments: { seat: number | null; stone: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null } }
  | { key: "alone"; arguments: { seat: number | null; count: number } }
  | { key: "orphaned"; arguments: { seat: number | null; stone: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" | "sorcerer" | null; count: number } }
  | { key: "completed"; arguments: { seat: number | null; metal: "bronze" | "silver" | "gold" } }
  | { key: "searches"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; face: number } }
  | { key: "drew"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; card: string | null; scorpions: number } }
  | { key: "ignored"; arguments: { seat: number | null; scorpions: number } }
  | { key: "stopped"; arguments: { seat: number | null } }
  | { key: "won"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; count: number } }
  | { key: "busted"; arguments: { seat: number | null; chest: "bronze" | "silver" | "gold"; count: number } }
  | { key: "ring"; arguments: { seat: number | null; of: number | null } }
  | { key: "declined"; arguments: { seat: number | null } }
  | { key: "scored"; arguments: { seat: number | null; points: number } }
  | { key: "over"; arguments: { reason: "not-yet" | "sorcerer" | "sorcerer-of-the-lamp" | "turn-limit" } }
  | { key: "forced"; arguments: { seat: number | null } }
  | { key: "won-tie"; arguments: { seat: number | null; face: number } }

export type LampAction =
  | { words: string; key: "set"; values: { face: "1" | "2" | "3" | "4" | "5" | "6"; chest: "bronze" | "silver" | "gold" } }
  | { words: string; key: "rub"; values: { hand: "pass" | "slap" } }
  | { words: string; key: "pass-card"; values: { card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" } }
  | { words: string; key: "name"; values: { seat: "0" | "1" | "2" | "3" | "4" } }
  | { words: string; key: "accept"; values: {  } }
  | { words: string; key: "refuse"; values: {  } }
  | { words: string; key: "draw-from"; values: { chest: "bronze" | "silver" | "gold" } }
  | { words: string; key: "steal"; values: { card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace"; seat: "0" | "1" | "2" | "3" | "4" } }
  | { words: string; key: "exchange"; values: { card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" } }
  | { words: string; key: "for"; values: { card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace"; seat: "0" | "1" | "2" | "3" | "4" } }
  | { words: string; key: "take"; values: { card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace" | "talisman" } }
  | { words: string; key: "decline"; values: {  } }
  | { words: string; key: "give"; values: { card: "emerald" | "ruby" | "sapphire" | "diamond" | "bronze-bracelet" | "bronze-ring" | "bronze-necklace" | "silver-bracelet" | "silver-ring" | "silver-necklace" | "gold-bracelet" | "gold-ring" | "gold-necklace"; seat: "0" | "1" | "2" | "3" | "4" } }
  | { words: string; key: "peek"; values: { chest: "bronze" | "silver" | "gold" } }
  | { words: string; key: "move"; values: { chest: "bronze" | "silver" | "gold"; to: "bronze" | "silver" | "gold" } }
  | { words: string; key: "turn"; values: { way: "lower" | "raise"; chest: "bronze" | "silver" | "gold" } }
  | { words: string; key: "attach"; values: { stone: "emerald" | "ruby" | "sapphire" | "diamond" } }
  | { words: string; key: "draw"; values: {  } }
  | { words: string; key: "stop"; values: {  } }

export type LampRefusal = "not-asked" | "no-such-action" | "other-question" | "die-there" | "no-such-seat" | "own-seat" | "not-the-offender" | "not-there" | "in-a-set" | "must-accept" | "must-apply" | "no-stone" | "no-jewel" | "empty-chest" | "not-in-discard" | "no-die-there" | "same-chest" | "no-such-face" | "no-stone-to-lie-on" | "order-too-early" | "order-names-twice" | "order-names-who-passed" | "order-leaves-out"

// -- Aladdin's Dragons

/** An unlimited bank has nothing to be counted. Of the treasure cards `cards` are left; all saw `used_cards`. */
export interface DragonsView {
  game: string
  magic: boolean
  ask: string
  asked: number[]
  round: number
  first: number | null
  turn: number | null
  space: string | null
  chosen: string | null
  owed: number
  ended: string
  caves: Record<string, number[]>
  rooms: Record<string, DragonsRoomView>
  inside: number[]
  cards: number
  used_cards: number[]
  seats: DragonsSeatView[]
  bank?: Record<string, number>
  guard?: number
  viewer?: number
  window?: string
  queue?: DragonsPlayView[]
  resolving?: number
  spell_deck?: number
  spent?: string[]
  spy?: number | null
  taboo?: string | null
  last_first?: boolean
  smuggler?: number | null
  smuggled?: string[]
  drawn?: string[]
  looking?: DragonsStackView
}

/** `stack` is how many artifacts there are; with magic the one that lies open is named. */
export interface DragonsRoomView {
  stack: number
  on_sale: boolean
  artifact?: string
}

/** `open` says where each token lies that all see, `face_down` how many others lie where. `home` is how many are behind the screen, `seen_home` those of them that all saw go there. Its own seat knows more: `hidden` says where its face-down tokens lie, `at_home` which are behind the screen. */
export interface DragonsSeatView {
  open: Record<string, string>
  face_down: Record<string, number>
  doubled: string[]
  home: number
  seen_home: string[]
  artifacts: Record<string, number>
  points: number
  treasure?: Record<string, number>
  hidden?: Record<string, string>
  at_home?: string[]
  used?: Record<string, number>
  limit?: number
  held?: number
  spells?: string[]
  scrolls?: number
}

export interface DragonsPlayView {
  play: string
  seat: number
  fate: string
  space?: string
  of?: number
  token?: string
  to?: string
  artifact?: string
  against?: string
}

export interface DragonsStackView {
  space: string
  artifacts: string[]
}

export type DragonsEvent =
  | { key: "starts"; arguments: { seat: number | null } }
  | { key: "round"; arguments: { round: number; seat: number | null } }
  | { key: "filled"; arguments: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; niche: number; count: number } }
  | { key: "turned-up-artifact"; arguments: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null } }
  | { key: "took"; arguments: { seat: number | null; kind: "crown" | "pearl" | "gem" | "cup" | "gold"; count: number } }
  | { key: "paid"; arguments: { seat: number | null; kind: "crown" | "pearl" | "gem" | "cup" | "gold"; count: number } }
  | { key: "paid-seat"; arguments: { seat: number | null; kind: "crown" | "pearl" | "gem" | "cup" | "gold"; count: number; of: number | null } }
  | { key: "placed"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; token?: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" | "carpet-2" | "carpet-3" | null } }
  | { key: "placed-openly"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; token: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" | "carpet-2" | "carpet-3" | null } }
  | { key: "all-placed"; arguments: {  } }
  | { key: "turned-up"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; token: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" | "carpet-2" | "carpet-3" | null } }
  | { key: "counted"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; count: number } }
  | { key: "looted"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; kind: "crown" | "pearl" | "gem" | "cup" | "gold"; count: number } }
  | { key: "returned"; arguments: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; kind: "crown" | "pearl" | "gem" | "cup" | "gold"; count: number } }
  | { key: "drew"; arguments: { seat: number | null; spell?: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "kept"; arguments: { seat: number | null; spell?: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "handed-on"; arguments: { seat: number | null; of: number | null; spell?: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "discarded"; arguments: { seat: number | null; spell: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "may-use-two"; arguments: { seat: number | null } }
  | { key: "trades"; arguments: { seat: number | null } }
  | { key: "camel"; arguments: { seat: number | null; of: number | null } }
  | { key: "guard"; arguments: { guard: number } }
  | { key: "bribed"; arguments: { seat: number | null; count: number } }
  | { key: "entered"; arguments: { seat: number | null } }
  | { key: "stayed-out"; arguments: { seat: number | null } }
  | { key: "bought"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "declined"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "got"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null } }
  | { key: "unsold"; arguments: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "used"; arguments: { seat: number | null; artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null } }
  | { key: "cast"; arguments: { seat: number | null; spell: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "named-space"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "named-seat"; arguments: { seat: number | null; of: number | null } }
  | { key: "named-token"; arguments: { seat: number | null; of: number | null; token?: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" | "carpet-2" | "carpet-3" | null } }
  | { key: "named-target"; arguments: { seat: number | null; to: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "named-artifact"; arguments: { seat: number | null; artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null } }
  | { key: "named-spell"; arguments: { seat: number | null; spell: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "countered"; arguments: { seat: number | null; spell: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "takes-effect"; arguments: { seat: number | null; play: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "no-effect"; arguments: { seat: number | null; play: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null } }
  | { key: "landed"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "doubled"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; token: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" | "carpet-2" | "carpet-3" | null } }
  | { key: "unlocked"; arguments: { seat: number | null } }
  | { key: "sent-home"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; count: number } }
  | { key: "went-home"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; token?: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" | "carpet-2" | "carpet-3" | null } }
  | { key: "moved"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; to: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; token?: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" | "carpet-2" | "carpet-3" | null } }
  | { key: "spied"; arguments: { seat: number | null } }
  | { key: "closed"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "turned-round"; arguments: { seat: number | null } }
  | { key: "smuggled"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "paid-tax"; arguments: { seat: number | null; count: number } }
  | { key: "withdrew"; arguments: { seat: number | null } }
  | { key: "swapped"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; gives: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null; gets: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null } }
  | { key: "looked"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null } }
  | { key: "saw"; arguments: { seat: number | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; artifact?: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null } }
  | { key: "buried"; arguments: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | null } }
  | { key: "taken-back"; arguments: { seat: number | null } }
  | { key: "scored"; arguments: { seat: number | null; artifacts: number; scrolls: number } }
  | { key: "over"; arguments: { reason: "not-yet" | "last-artifact" | "round-limit" } }
  | { key: "forced"; arguments: { seat: number | null } }
  | { key: "card"; arguments: { card: number } }
  | { key: "found"; arguments: { seat: number | null; play: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" | "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" | null; space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" | null; there: boolean } }

export type DragonsAction =
  | { words: string; key: "take"; values: { kind: "crown" | "pearl" | "gem" | "cup" | "gold" } }
  | { words: string; key: "place"; values: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" } }
  | { words: string; key: "lay"; values: { token: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "pass"; values: {  } }
  | { words: string; key: "cast"; values: { spell: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" } }
  | { words: string; key: "use"; values: { artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" } }
  | { words: string; key: "counter"; values: { spell: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" } }
  | { words: string; key: "at"; values: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" } }
  | { words: string; key: "of"; values: { seat: "0" | "1" | "2" | "3" | "4" } }
  | { words: string; key: "token"; values: { token: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" | "carpet" } }
  | { words: string; key: "own-hidden"; values: { token: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9" } }
  | { words: string; key: "hidden"; values: {  } }
  | { words: string; key: "to"; values: { space: "crown-cave" | "pearl-cave" | "gem-cave" | "cup-cave" | "gold-cave" | "tent" | "djinn" | "market" | "caravanserai" | "guard" | "room-1" | "room-2" | "room-3" | "room-4" | "room-5" } }
  | { words: string; key: "offer"; values: { artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" } }
  | { words: string; key: "borrow"; values: { artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" } }
  | { words: string; key: "keep"; values: { spell: "abracadabra" | "apprentice" | "charity" | "city-tax" | "smuggler" | "last-first" | "trade" | "lunar-eclipse" | "solar-eclipse" | "parasite" | "dragon-leaves" | "spy" | "sultans-tax" | "mirage" | "eye-for-an-eye" | "donation" | "dragons-return" | "sacrifice" | "second-chance" | "taboo" | "teleport" } }
  | { words: string; key: "give"; values: { kind: "crown" | "pearl" | "gem" | "cup" | "gold" } }
  | { words: string; key: "stop"; values: {  } }
  | { words: string; key: "camel"; values: { seat: "0" | "1" | "2" | "3" | "4" } }
  | { words: string; key: "bribe"; values: {  } }
  | { words: string; key: "buy"; values: {  } }
  | { words: string; key: "pay"; values: { kind: "crown" | "pearl" | "gem" | "cup" | "gold" } }
  | { words: string; key: "pay-tax"; values: {  } }
  | { words: string; key: "withdraw"; values: {  } }
  | { words: string; key: "choose"; values: { artifact: "lamp" | "counterspell" | "double" | "carpet" | "key" | "scroll" } }

export type DragonsRefusal = "not-asked" | "no-such-action" | "other-question" | "bank-empty" | "not-owned" | "not-at-home" | "no-treasure" | "no-artifact-there" | "no-magic" | "room-full" | "no-such-seat" | "not-drawn" | "cannot-pay" | "kind-paid" | "too-few" | "spell-not-held" | "no-lamp" | "artifact-not-held" | "enough-used" | "not-now" | "no-effect" | "not-cast" | "own-spell" | "countered-already" | "no-token" | "guard-room" | "tallied" | "same-space" | "not-inside" | "closed" | "doubled-already" | "on-a-carpet" | "is-inside" | "own-token" | "not-used-by-opponent" | "not-in-stack" | "nothing-given" | "has-treasure" | "smugglers-only" | "buyers-only" | "not-a-cave" | "not-on-sale" | "none-hidden"

export type View = DigupView | LampView | DragonsView
