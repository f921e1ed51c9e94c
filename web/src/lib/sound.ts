import { settings } from "./settings.svelte";

/** Notes as frequency in hertz, start and duration in seconds. Synthesized, nothing is downloaded. */
type Note = [frequency: number, at: number, length: number];

const LOUDNESS = 0.06; // of 1
const SOUNDS = {
  turn: [
    [659.3, 0, 0.5],
    [880, 0.14, 0.7],
  ],
  move: [[392, 0, 0.09]],
  word: [
    [784, 0, 0.18],
    [784, 0.2, 0.3],
  ],
  end: [
    [523.3, 0, 0.5],
    [659.3, 0.16, 0.5],
    [784, 0.32, 0.5],
    [1046.5, 0.48, 1.1],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Play a sound, if enabled. Browsers that require a user gesture stay silent until one. */
export function playSound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(
    () => {
      for (const note of SOUNDS[name]) strike(audio, note);
    },
    () => undefined,
  );
}

/** A sine wave with an instant attack and a bell-like decay. */
function strike(audio: AudioContext, [frequency, at, length]: Note): void {
  const [begin, end] = [audio.currentTime + at, audio.currentTime + at + length];
  const tone = new OscillatorNode(audio, { type: "sine", frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(end);
}
