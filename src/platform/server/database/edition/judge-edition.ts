import { Refusal } from '../dump/refusal.ts'
import { type Applied, editionOf, PROGRAM_VERSION } from './editions.ts'

/** The database is none that this program can bring up to date; the message is for whoever starts it. */
class OtherEdition extends Refusal {
  override readonly name = 'OtherEdition'
}

export interface Own {
  readonly when: number
  readonly hash: string
  /** As its file is called. */
  readonly name: string
}

/** Any two of these make a database ours. */
const OURS = ['submissions', 'schedule_weeks', 'schedule_places', 'slot_seats', 'groundings', 'drivers']

const NOTHING = {
  pl: 'Nic nie zostało zmienione.',
  en: 'Nothing was changed.',
}

/**
 * How many of the program's migrations the database has been through.
 * @param applied what the database's list says
 * @param own what this program has; both oldest first
 * @param tables of the database's schema
 * @throws OtherEdition where the list is not the beginning of the program's own, or is missing where tables
 * are
 */
export function judgeEdition(
  applied: readonly Applied[],
  own: readonly Own[],
  tables: readonly string[],
): number {
  if (applied.length === 0) {
    if (tables.length > 0) throw withoutList(tables)
    return 0
  }
  const turn = applied.findIndex(
    ({ when, hash }, index) => own[index]?.when !== when || own[index]?.hash !== hash,
  )
  if (turn === -1) return applied.length
  if (turn === own.length) throw newer(applied)
  if (turn === 0) throw otherBeginning()
  throw changedAt(own[turn], own[turn - 1])
}

function withoutList(tables: readonly string[]): OtherEdition {
  if (tables.filter((name) => OURS.includes(name)).length > 1)
    return new OtherEdition(
      'Baza ma tabele Flotylli, ale nie ma listy jej wydań: jest sprzed wydania 1 albo została wgrana bez tej listy; ' +
        `wgraj kopię zrobioną przez Flotyllę (npm run db:restore) do pustej bazy albo wskaż inną (DATA_DIR, DATABASE_URL). ${NOTHING.pl} ` +
        'The database has tables of Flotylla, but no list of its editions: it is older than edition 1, or was loaded without that list; ' +
        `restore a backup made by Flotylla (npm run db:restore) into an empty one, or name another one (DATA_DIR, DATABASE_URL). ${NOTHING.en}`,
    )
  return new OtherEdition(
    `W bazie są tabele innego programu (${some(tables)}); wskaż bazę, która jest pusta albo należy do Flotylli (DATABASE_URL). ${NOTHING.pl} ` +
      `The database holds tables of another program (${some(tables)}); name one that is empty or Flotylla's own (DATABASE_URL). ${NOTHING.en}`,
  )
}

function newer(applied: readonly Applied[]): OtherEdition {
  const edition = editionOf(applied)
  return new OtherEdition(
    `Baza jest z nowszego wydania Flotylli (${edition}) niż ten program (${PROGRAM_VERSION}); zaktualizuj program do ${edition} ` +
      `albo wgraj do nowej bazy kopię sprzed aktualizacji (docs/operations.md, "Upgrading"). ${NOTHING.pl} ` +
      `The database is of a newer edition of Flotylla (${edition}) than this program (${PROGRAM_VERSION}); update the program to ${edition}, ` +
      `or restore the backup from before the upgrade into a new one. ${NOTHING.en}`,
  )
}

function otherBeginning(): OtherEdition {
  return new OtherEdition(
    'Baza jest sprzed wydania 1 Flotylli albo z wydania, z którego to nie pochodzi; uruchom ją programem, który ją utworzył, ' +
      `albo wskaż inną (DATA_DIR, DATABASE_URL). ${NOTHING.pl} ` +
      'The database is older than edition 1 of Flotylla, or of an edition that this one does not come from; use the program that made it, ' +
      `or name another one (DATA_DIR, DATABASE_URL). ${NOTHING.en}`,
  )
}

function changedAt(at: Own | undefined, before: Own | undefined): OtherEdition {
  return new OtherEdition(
    `Baza poszła po ${before?.name} inną drogą niż ten program (${PROGRAM_VERSION}, ${at?.name}): jest z wydania, z którego to nie pochodzi, ` +
      `albo migrations/ zostało zmienione; uruchom ją programem, który ją utworzył, albo wskaż inną (DATA_DIR, DATABASE_URL). ${NOTHING.pl} ` +
      `After ${before?.name} the database went another way than this program (${PROGRAM_VERSION}, ${at?.name}): it is of an edition that this one does not come from, ` +
      `or migrations/ was changed; use the program that made it, or name another one (DATA_DIR, DATABASE_URL). ${NOTHING.en}`,
  )
}

function some(tables: readonly string[]): string {
  const [first, second, ...more] = tables
  return [first, second, ...(more.length > 0 ? ['…'] : [])].filter(Boolean).join(', ')
}
