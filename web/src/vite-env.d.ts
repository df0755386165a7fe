/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Texts in Fluent by language and what they are of: `ru house`, `ru tables`, `ru catan`. Made by `words.ts`. */
declare module 'virtual:words' {
  const files: Record<string, () => Promise<{ default: string[] }>>
  export default files
}
