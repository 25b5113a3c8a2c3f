import type { Language } from '#platform/pure/languages.ts'
import { failureTexts as en } from '#platform/pure/texts-failures.en.ts'
import { failureTexts as ka } from '#platform/pure/texts-failures.ka.ts'
import { failureTexts as ru } from '#platform/pure/texts-failures.ru.ts'
import { failureTexts as pl } from '#platform/pure/texts-failures.ts'
import { failureTexts as uk } from '#platform/pure/texts-failures.uk.ts'
import { inHtml } from '../files/html.ts'
import { contentPolicy, styleHashes } from './content-policy.ts'

const SENTENCES: Readonly<Record<Language, string>> = {
  pl: pl.tooMany,
  uk: uk.tooMany,
  ru: ru.tooMany,
  en: en.tooMany,
  ka: ka.tooMany,
}

/**
 * What somebody sees who opens a page while too many requests come from their address. It asks again by
 * itself when there is room.
 * @param seconds until then
 */
export function floodPage(
  language: Language,
  seconds: number,
): { readonly html: string; readonly policy: string } {
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>Flotylla</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:15vh 1.25rem 2rem}</style>
</head>
<body><main><h1>Flotylla</h1><p>${inHtml(SENTENCES[language])}</p></main></body>
</html>
`
  return { html, policy: contentPolicy(styleHashes(html)) }
}
