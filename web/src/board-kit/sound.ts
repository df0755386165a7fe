// Small wooden sounds made on the spot; no files.
let context: AudioContext | null = null

function ready(): AudioContext | null {
  if (typeof AudioContext !== 'function') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function knockAt(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.07)
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.12)
  tone.connect(gain).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.13)
}

/** A piece is put down. */
export function knock(): void {
  const audio = ready()
  if (audio) knockAt(audio, audio.currentTime, 320, 0.12)
}

/** Dice roll. */
export function rattle(): void {
  const audio = ready()
  if (!audio) return
  for (const [after, pitch] of [
    [0, 520],
    [0.07, 430],
    [0.13, 560],
    [0.22, 380],
    [0.33, 460],
  ])
    knockAt(audio, audio.currentTime + after, pitch, 0.07)
}

/** Somebody waits for you. */
export function chime(): void {
  const audio = ready()
  if (!audio) return
  for (const [after, pitch] of [
    [0, 660],
    [0.12, 880],
  ])
    knockAt(audio, audio.currentTime + after, pitch, 0.08)
}
