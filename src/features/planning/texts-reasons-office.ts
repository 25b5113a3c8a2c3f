/** What a sentence told to a driver is when the office reads it; the driver's stand in `texts-reasons.ts` and `texts-late.ts` (D16). */
const FOR_OFFICE: readonly (readonly [RegExp, string])[] = [
  [/: nie masz wtedy ważnych dokumentów/, ': nie ma wtedy ważnych dokumentów'],
  [/: jesteś na liście jako nieaktywny kierowca/, ': na liście kierowców jako nieaktywny'],
  [/: biuro zdecydowało, że tej zmiany nie jedziesz/, ': biuro zdecydowało, że tej zmiany nie jedzie'],
  [/w którym to miejsce przypada Tobie/, 'w którym to miejsce przypada temu kierowcy'],
  [/: jedziesz w noc z niedzieli/, ': jedzie w noc z niedzieli'],
  [/: masz (już drugą )?zmianę/, ': ma $1zmianę'],
  [/(^|[.:] )Nie masz jeszcze zmian/, '$1Nie ma jeszcze zmian'],
  [/(^|[.:] )Masz (\d+ zmian)/, '$1Ma $2'],
  [/Jesteś (\d+)\. w rezerwie\.$/, '$1. w rezerwie.'],
]

/**
 * Why a driver waits, as the office is told it: `Noc pt: nie ma wtedy ważnych dokumentów (Prawo jazdy). 2. w rezerwie.` Weeks keep the sentence that
 * the driver was told, so it is turned wherever the office reads it; one that speaks to nobody, as of a
 * grounding in the office's own words, stays as it is.
 */
export function reasonForOffice(told: string): string {
  if (!/^(Dzień|Noc) \p{L}+: /u.test(told)) return told
  return FOR_OFFICE.reduce((reason, [words, office]) => reason.replace(words, office), told)
}
