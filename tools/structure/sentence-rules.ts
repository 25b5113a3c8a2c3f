import { posix } from 'node:path'
import type { Finding } from './finding.ts'
import { isTest } from './rooms.ts'
import type { SourceFile } from './source-file.ts'

/** Catalogues: sentences in one language, with their parameters. */
const CATALOGUE = /^(texts(-[a-z-]+)?|(?!contract-|store-)[a-z-]+-texts)(\.[a-z]{2})?\.ts$/

/** A feature's list of its calls, with the audit log's words for them. */
const PURE_MANIFEST = /^src\/features\/(?!.*\/server\/).*\/manifest\.ts$/

/**
 * The specification's wire, the handbook and the made-up fleet speak Polish of their own; what the database
 * says to whoever starts the server is said in Polish and in English at once.
 */
const APART = [
  'src/features/prescribed/',
  'src/web-app/admin/help/',
  'src/server-app/demo/',
  'src/platform/server/database/',
]

/**
 * Words that are data, not sentences: of the language itself, of the wire, of spreadsheets and the apps' own
 * files, and of the lists that a new fleet starts with.
 */
const WORDS_AS_DATA = [
  'src/kernel/polish-text.ts',
  'src/features/income/imports/domain/',
  'src/platform/web/spreadsheet/csv-rows.ts',
  'src/platform/web/spreadsheet/spreadsheet.ts',
  'src/platform/web/spreadsheet/xlsx-rows.ts',
  'src/features/papers/domain/usual-kinds.ts',
  'src/features/fleet/vehicles/server/catalogue.ts',
]

/** The wire's spellings, whose homes are contracts and codecs: `judgeWords` holds them. */
const ON_WIRE = new Set(['dzień', 'noc', 'dzień rezerwa', 'noc rezerwa', 'do dyspozycji', 'wyłączność'])

const POLISH_LETTER = /[ąćęłńóśźż]/i

/** Words without such letters that stand on many screens, and in no English or code. */
const POLISH_WORDS = new Set(
  `albo anuluj auta biuro brak czeka czekaj czas dni dnia dodaj dodano edytuj godzina grafik grafiki grafiku jest jeszcze
  kierowca kierowcy kierowcom kierowco konto kopia kopiuj koszt limitu nazwa nazwy nie nieznany nowa nowe nowy numer odczytano
  oraz osoba osoby otwarte otwarty plik pliki pliku podaj podgląd pojazd pojazdy pojazdu poprzedni poprzednia powody przez
  razem rezerwa rezerwy rodzaj stan strona sumie suma szukaj teraz telefon tylko tygodnia tygodni usun ustaw ustawienia
  wczoraj wolne wolny wszyscy wszystkie wszystko wybierz wyloguj wynik wyniki wynika wysokie zaloguj zamknij zapisano zapisz
  zmiana zmian zmiany zmianie`.split(/\s+/),
)

/** Whether somebody would read it as Polish. */
function isPolish(text: string): boolean {
  // English that names what a screen says.
  const plain = text.replace(/\S*(:\/\/|@)\S*/g, '').replace(/(?<!\p{L})'[^']+'/gu, '')
  if (plain.length > 1 && POLISH_LETTER.test(plain)) return true
  // Addresses of pages, their parts and names of files are Polish by decision, and no sentences.
  if (/^\/[\w/:$.?=&#-]*$|^[a-z-]+$/.test(text)) return false
  return plain.split(/[^\p{L}]+/u).some((word) => POLISH_WORDS.has(word.toLowerCase()))
}

/** What is drawn is for readers in any language, but for the product's name and units. */
function isForReaders(text: string): boolean {
  return (
    text !== 'Flotylla' &&
    !text.includes('://') &&
    /\p{Ll}{3,}/u.test(text) &&
    !/^[a-z]+(-[a-z]+)*$/.test(text)
  )
}

/**
 * Sentences are made where they are shown, from a catalogue: a second language is a second catalogue, and
 * touches no screen.
 * @param debts files that are still to be cleared; each that is clear has to leave the list
 */
export function judgeSentences(files: readonly SourceFile[], debts: readonly string[]): Finding[] {
  const open = new Set(debts)
  const findings: Finding[] = []
  for (const file of files) {
    const outside = sentencesOutside(file)
    if (open.delete(file.path)) {
      if (outside.length === 0) findings.push(leavesTheList(file.path, 'has no Polish of its own any more'))
      continue
    }
    for (const { text, line } of outside)
      findings.push({
        path: file.path,
        line,
        message: `'${text.slice(0, 40)}' is Polish outside a catalogue: move it to the room's texts*.ts, with its parameters.`,
      })
  }
  for (const path of open) findings.push(leavesTheList(path, 'is not there'))
  return findings
}

/**
 * A server says nothing but at its edges, where a letter, a file or an answer leaves it: there the reader's
 * language is known.
 * @param edges each file by what it makes sentences for
 */
export function judgeSpeakingServers(
  files: readonly SourceFile[],
  edges: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  const silent = new Set(Object.values(edges).flat())
  const findings: Finding[] = []
  for (const { path, imports } of files) {
    if (!/^src\/features\/.*\/server\//.test(path) || isTest(path) || isApart(path)) continue
    const said = imports.find(
      ({ target, isType }) =>
        !isType && target?.startsWith('src/features/') && CATALOGUE.test(posix.basename(target)),
    )
    if (!said || silent.delete(path)) continue
    findings.push({
      path,
      line: said.line,
      message: `A server says what stands in ${said.specifier}: send a code with its facts, or, where a letter, a file or an answer leaves, name the file in tools/structure/sentence-edges.ts.`,
    })
  }
  for (const path of silent)
    findings.push({
      path,
      line: 1,
      message: 'It says nothing, or is not there: take it off tools/structure/sentence-edges.ts.',
    })
  return findings
}

function isApart(path: string): boolean {
  return path.includes('/testing/') || APART.some((folder) => path.startsWith(folder))
}

function leavesTheList(path: string, why: string): Finding {
  return { path, line: 1, message: `It ${why}: take it off the list in tools/structure/sentence-debts.ts.` }
}

function sentencesOutside(file: SourceFile): SourceFile['words'][number][] {
  const { path } = file
  const name = posix.basename(path)
  const counts =
    path.startsWith('src/') &&
    !isTest(path) &&
    !CATALOGUE.test(name) &&
    !PURE_MANIFEST.test(path) &&
    !isApart(path) &&
    !WORDS_AS_DATA.some((folder) => path.startsWith(folder))
  if (!counts) return []
  const isScreen = /^src\/(features\/.*\/web|web-app|platform\/web)\//.test(path)
  return file.words.filter(
    ({ text, isShown }) =>
      !ON_WIRE.has(text.toLowerCase()) && (isPolish(text) || (isScreen && isShown && isForReaders(text))),
  )
}
