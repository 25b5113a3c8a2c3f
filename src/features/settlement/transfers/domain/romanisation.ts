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

/**
 * Ukrainian as passports write it (Cabinet of Ministers of Ukraine, 27 January 2010, no. 55), which is the
 * name that Polish residence cards and banks copy. Belarusian ў and the letters of Russian that Ukrainian
 * does not have are as ICAO Doc 9303 writes them.
 */
export const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  ў: 'u',
  ё: 'e',
  ъ: 'ie',
  ы: 'y',
  э: 'e',
}

/** At the beginning of a word the same decree writes these otherwise. */
export const CYRILLIC_FIRST: Readonly<Record<string, string>> = {
  є: 'ye',
  ї: 'yi',
  й: 'y',
  ю: 'yu',
  я: 'ya',
}

/** A name with one of these letters is Russian or Belarusian: Ukrainian has none of them. */
export const NOT_UKRAINIAN = /[ёъыэў]/

/** Russian has none of these. */
export const NOT_RUSSIAN = /[іў]/

/** What a Belarusian name writes otherwise, wherever in a word (ICAO Doc 9303). */
export const BELARUSIAN: Readonly<Record<string, string>> = {
  й: 'i',
  ю: 'iu',
  я: 'ia',
}

/** And a Russian one. */
export const RUSSIAN: Readonly<Record<string, string>> = { ...BELARUSIAN, г: 'g', и: 'i' }

/** The Georgian national system of 2002, as Georgian passports have it; its apostrophes are left out. */
export const GEORGIAN: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 't',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'zh',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'p',
  ქ: 'k',
  ღ: 'gh',
  ყ: 'q',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'ts',
  ძ: 'dz',
  წ: 'ts',
  ჭ: 'ch',
  ხ: 'kh',
  ჯ: 'j',
  ჰ: 'h',
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
