// "Your turn", as two soft wooden notes made on the spot.

let context: AudioContext | null = null

export function chime() {
  if (typeof AudioContext !== 'function') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const [at, pitch] of [
    [0, 523],
    [0.13, 659],
  ] as const) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    const from = context.currentTime + at
    tone.type = 'sine'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0.0001, from)
    gain.gain.exponentialRampToValueAtTime(0.09, from + 0.015)
    gain.gain.exponentialRampToValueAtTime(0.0001, from + 0.5)
    tone.connect(gain).connect(context.destination)
    tone.start(from)
    tone.stop(from + 0.52)
  }
}
