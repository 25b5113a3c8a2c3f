import type { Queries } from '#platform/server/database/database.ts'
import { messagingSettingsRow } from './store-texts.ts'

/** Whether the fleet wants picked free shifts told by SMS, beside the letter. */
export async function wantsFreeShiftSms(queries: Queries): Promise<boolean> {
  return (await messagingSettingsRow(queries)).freeShiftSms
}
