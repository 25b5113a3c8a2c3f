/** The languages that drivers' pages speak (D45); the first is the product's own. */
export const LANGUAGES = ['pl', 'uk', 'ru', 'en', 'ka'] as const

export type Language = (typeof LANGUAGES)[number]
export type OtherLanguage = Exclude<Language, 'pl'>

/** As their speakers call them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  pl: 'Polski',
  uk: 'Українська',
  ru: 'Русский',
  en: 'English',
  ka: 'ქართული',
}

/** Each has a build of the driver's page beside the Polish one. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'pl')

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text)
}

/** What a person has chosen on this device. No secret: the page itself writes it. */
export const LANGUAGE_COOKIE = 'flotylla_lang'

/** What is known of a reader's language, each as it came. */
export interface LanguageHints {
  /** Chosen on this device. */
  readonly chosen?: string | undefined
  /** Kept with the driver's record. */
  readonly stored?: string | null | undefined
  /** The header `Accept-Language`. */
  readonly accepted?: string | undefined
}

/** The language to answer in: chosen here, else the driver's own, else the browser's, else Polish. */
export function languageOf({ chosen, stored, accepted }: LanguageHints): Language {
  if (isLanguage(chosen)) return chosen
  if (isLanguage(stored)) return stored
  return acceptedLanguage(accepted ?? '') ?? 'pl'
}

/**
 * The best of ours that the header names: the highest q, of equals the first (RFC 9110 §12.5.4). A region is
 * left aside (`uk-UA`), `*` and what is refused with `q=0` name nothing.
 */
function acceptedLanguage(header: string): Language | undefined {
  let best: { readonly language: Language; readonly q: number } | undefined
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const language = tag.split('-')[0]
    const given = parameters.find((parameter) => parameter.startsWith('q='))
    const q = given === undefined ? 1 : Number(given.slice(2))
    if (isLanguage(language) && q > 0 && q <= 1 && q > (best?.q ?? 0)) best = { language, q }
  }
  return best?.language
}
