import { plainLetters } from '#platform/web/plain-letters.ts'
import { PAGE_LANGUAGE } from '#platform/web/texts.ts'
import { COLOUR_WORDS } from './colour-texts.ts'

/** A car's colour in the words of the page; one that only the fleet has a word for, as it was typed. */
export function CarColour({ colour }: { readonly colour: string }) {
  const typed = colour.toLocaleLowerCase('pl')
  const known = Object.entries<string>(COLOUR_WORDS).find(
    ([name]) => name === plainLetters(typed.trim()),
  )?.[1]
  const told = PAGE_LANGUAGE === 'pl' ? undefined : known
  return told === undefined ? <span lang="pl">{typed}</span> : <span>{told}</span>
}
