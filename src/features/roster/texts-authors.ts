import { type AuthorCode, authorCode } from './domain/author.ts'

const WORDS: Readonly<Record<AuthorCode, string>> = {
  '@automatic': 'Flotylla (automatycznie)',
  '@driver-picked': 'Kierowca (dobrana zmiana)',
  '@fleet-pin-picked': 'PIN floty (dobrana zmiana)',
  '@driver-returned': 'Kierowca (to nie ja)',
  '@drivers-exchanged': 'Kierowcy (oddana zmiana)',
  '@driver-well-again': 'Kierowca (wraca na zmianę)',
}

/** Who made a version or a change, to be read; names as they are, nobody as nothing. */
export function authorWords(by: string): string {
  const code = authorCode(by)
  return code ? WORDS[code] : by
}
