/**
 * What an office says of its hours in nearly every fleet, by the Polish word without its marks: what the
 * fleet has typed is told in the reader's language.
 */
export const HOUR_WORDS = {
  codziennie: 'codziennie',
  calodobowo: 'całodobowo',
  pon: 'pon.',
  pn: 'pn.',
  wt: 'wt.',
  sr: 'śr.',
  czw: 'czw.',
  pt: 'pt.',
  sob: 'sob.',
  sb: 'sob.',
  niedz: 'niedz.',
  nd: 'niedz.',
  od: 'od',
  do: 'do',
  i: 'i',
  oraz: 'oraz',
} as const
