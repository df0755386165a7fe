// The proof of luck, done here in the browser: what the server promised must be what it shows.

const LABEL = 'igroteka-luck-1'
const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (b) => b.toString(16).padStart(2, '0')).join('')

/** The promise published when the room was opened. */
export async function commitment(room: string, secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(LABEL + room + secret)))
}

/** The seed of all draws: the secret keyed over what every seat brought. */
export async function seed(secret: string, contributions: string[]): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, bytes(contributions.join('\n'))))
}
