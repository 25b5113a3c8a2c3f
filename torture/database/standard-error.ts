import type { DatabaseLog } from '#platform/server/database/database.ts'

/** The log of torture runs, beside their figures. */
export const toStandardError: DatabaseLog = {
  info: () => undefined,
  warn: (details, message) => console.error('warn', message, details),
  error: (details, message) => console.error('error', message, details),
}
