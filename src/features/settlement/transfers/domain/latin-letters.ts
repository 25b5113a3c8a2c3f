/**
 * How letters that Unicode does not take apart are written in plain Latin ones. Lower case alone; capitals
 * follow. Latin letters with marks (Polish, Turkish, Vietnamese, Czech, Romanian…) need no row: their marks
 * are taken off.
 */
export const LATIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'a',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŧ: 't',
  ĸ: 'k',
}

/** Marks that a bank's file may not have, and what says the same with one that it may. */
export const MARKS: Readonly<Record<string, string>> = {
  '&': '+',
  _: '-',
  '\\': '/',
  ';': ',',
  ':': ' ',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '-',
  '−': '-',
  '⁄': '/',
}
