import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getAdminSettings } from '../contract.ts'

/** All settings as the office reads them. */
export type Settings = OutputOf<typeof getAdminSettings>
