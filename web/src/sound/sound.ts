/** Sounds made of oscillators: nothing to fetch, nothing copied. They begin with the viewer's first touch. */
import { settings } from "../settings/settings.svelte";

export const SOUNDS = ["turn", "step", "reveal", "draw", "danger", "loss", "gain", "set", "win", "end", "chat", "cue", "slap", "no"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Tones of a sound: pitch in Hz, when, how long, how loud; a second pitch is glided to. */
interface Tone {
  readonly hz: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts?: number;
  readonly loud?: number;
  readonly shape?: OscillatorType;
}

const SCORES: Record<SoundName, readonly Tone[]> = {
  turn: [{ hz: 587, lasts: 0.18 }, { hz: 880, at: 0.13, lasts: 0.32 }],
  step: [{ hz: 330, to: 300, lasts: 0.07, loud: 0.35 }],
  reveal: [{ hz: 440, to: 660, lasts: 0.14, loud: 0.5 }],
  draw: [{ hz: 240, to: 420, lasts: 0.09, loud: 0.4, shape: "triangle" }],
  danger: [{ hz: 180, to: 150, lasts: 0.22, loud: 0.7, shape: "sawtooth" }],
  loss: [{ hz: 330, to: 165, lasts: 0.5, loud: 0.6, shape: "triangle" }],
  gain: [{ hz: 523, lasts: 0.1 }, { hz: 659, at: 0.08, lasts: 0.1 }, { hz: 784, at: 0.16, lasts: 0.2 }],
  set: [{ hz: 392, lasts: 0.12 }, { hz: 784, at: 0.1, lasts: 0.3 }],
  win: [{ hz: 523, lasts: 0.16 }, { hz: 659, at: 0.14, lasts: 0.16 }, { hz: 784, at: 0.28, lasts: 0.16 }, { hz: 1047, at: 0.42, lasts: 0.6 }],
  end: [{ hz: 523, lasts: 0.2 }, { hz: 392, at: 0.18, lasts: 0.5 }],
  chat: [{ hz: 988, lasts: 0.07, loud: 0.35 }, { hz: 1319, at: 0.06, lasts: 0.1, loud: 0.3 }],
  cue: [{ hz: 1175, lasts: 0.5, loud: 1, shape: "triangle" }, { hz: 1760, lasts: 0.4, loud: 0.6 }],
  slap: [{ hz: 160, to: 60, lasts: 0.16, loud: 1, shape: "triangle" }],
  no: [{ hz: 220, lasts: 0.1, loud: 0.5 }, { hz: 185, at: 0.1, lasts: 0.18, loud: 0.5 }],
};

let context: AudioContext | null = null;

/** Browsers are silent until the viewer has touched the page. */
export function unlockSounds(): void {
  context ??= new AudioContext();
  void context.resume();
}

export function sound(name: SoundName): void {
  if (!context || !settings.get("sound") || settings.get("muted").includes(name) || document.hidden) return;
  const loud = context.createGain();
  loud.gain.value = settings.get("volume") * 0.4;
  loud.connect(context.destination);
  for (const tone of SCORES[name]) play(context, loud, tone);
}

function play(audio: AudioContext, into: AudioNode, { hz, to, at = 0, lasts = 0.15, loud = 0.6, shape = "sine" }: Tone): void {
  const begins = audio.currentTime + at;
  const tone = audio.createOscillator();
  const envelope = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(hz, begins);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  envelope.gain.setValueAtTime(0.0001, begins);
  envelope.gain.exponentialRampToValueAtTime(loud, begins + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  tone.connect(envelope).connect(into);
  tone.start(begins);
  tone.stop(begins + lasts + 0.02);
}

export function vibrate(pattern: number | number[]): void {
  if (settings.get("vibration")) navigator.vibrate?.(pattern);
}
