import type { getWeekCapacity } from '#features/availability/contract.ts'
import type { FormSettings } from '#features/availability/web/public-driver.tsx'
import type { getPublicBonuses } from '#features/bonuses/contract.ts'
import type { getPublicSettings } from '#features/settings/contract.ts'
import type { getOwnHome } from '#features/work-calendar/contract-home.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

/** What the server puts into the driver's page, so that nothing has to be asked before the first tap. */
export interface PageData {
  readonly settings: OutputOf<typeof getPublicSettings>
  /** Of the availability week. */
  readonly capacity: OutputOf<typeof getWeekCapacity>
  /** Of the availability week. */
  readonly bonuses: OutputOf<typeof getPublicBonuses>
  /** The fleet's date, YYYY-MM-DD; undefined where the server could not give its data along. */
  readonly today?: string
  /** Of the driver whose device this is; undefined for anyone else, and where it is to be asked for. */
  readonly own?: OwnPageData | undefined
}

type OwnHome = OutputOf<typeof getOwnHome>

export interface OwnPageData {
  /** Of the driver's own page. */
  readonly home?: OwnHome
  /** Of the form: who the driver is, and the shift that leads home. */
  readonly known?: Pick<OwnHome, 'fullName' | 'email' | 'phone' | 'next' | 'today'> & {
    /** Whether the form of the availability week is sent; undefined where that could not be read. */
    readonly isSent: boolean | undefined
    /** What was sent for one of the two weeks before it; undefined where nothing was. */
    readonly last?: FormSettings['last']
    /** The form of that week as the server has it. */
    readonly own?: FormSettings['own']
  }
}

/**
 * The id of the block of JSON in the page. It is data, not script, so the content security policy lets it be.
 */
export const PAGE_DATA_ID = 'page-data'

/**
 * The data that the server has put into the page; undefined where it could not. Once read it is gone from the
 * page: whoever logs out leaves nothing of it there.
 */
export function pageDataIn(page: Document): PageData | undefined {
  try {
    const block = page.getElementById(PAGE_DATA_ID)
    const text = block?.textContent ?? 'null'
    block?.remove()
    return (JSON.parse(text) as PageData | null) ?? undefined
  } catch {
    return undefined
  }
}
