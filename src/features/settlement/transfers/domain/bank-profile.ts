import type { Encoding } from './encode.ts'
import type { Letters } from './plain-letters.ts'

/** How one bank's import takes a file. Data, so that a fleet's own bank is a row, and no code. */
export interface BankProfile {
  readonly id: string
  readonly letters: Letters
  /** Of Elixir-0; pain.001 is always UTF-8. */
  readonly encoding: Encoding
  /** A title broken at words into lines between `|`, or one run of up to 140 characters. */
  readonly title: 'lines' | 'one-run'
  /** Fields 13 and 14: `""`, or nothing between the commas. */
  readonly emptyFields: 'quoted' | 'bare'
  /** Field 15: `"51"`, or 51. */
  readonly orderClass: 'quoted' | 'bare'
  /** By which the bank's import knows the file. */
  readonly extension: string
  /** More orders go into a further file. */
  readonly mostOrders: number
}

/** The table of settlement.md to the letter; plain letters are the same bytes in every encoding. */
const DEFAULT = {
  id: 'default',
  letters: 'plain',
  encoding: 'ascii',
  title: 'lines',
  emptyFields: 'quoted',
  orderClass: 'quoted',
  extension: 'txt',
  mostOrders: 5000,
} as const satisfies BankProfile

/**
 * The banks whose descriptions of Elixir-0 agree with the table (settlement.md, Transfers). Only Alior asks
 * for an encoding: its description names Windows-1250 and the ending pli. PKO warns of Windows-1250; mBank
 * has the user choose one, and garbles names in silence where the choice is wrong. So they and all others
 * get plain letters. Pekao's import of this layout goes by pli as well.
 */
export const BANK_PROFILES: readonly BankProfile[] = [
  DEFAULT,
  { ...DEFAULT, id: 'pko' },
  { ...DEFAULT, id: 'mbank' },
  { ...DEFAULT, id: 'alior', letters: 'polish', encoding: 'windows-1250', extension: 'pli' },
  { ...DEFAULT, id: 'ing' },
  { ...DEFAULT, id: 'bnp' },
  { ...DEFAULT, id: 'pekao', extension: 'pli' },
  { ...DEFAULT, id: 'santander' },
]

/** The default for a bank that nobody has described. */
export function bankProfile(id: string): BankProfile {
  return BANK_PROFILES.find((profile) => profile.id === id) ?? DEFAULT
}
