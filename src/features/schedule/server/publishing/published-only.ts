import type { WeekReader } from '../week/week-reader.ts'

/** The reader for whoever is no user of the office: a draft is no week yet (D43). */
export function publishedOnly(reader: WeekReader): WeekReader {
  return {
    ...reader,
    async read(week) {
      const saved = await reader.read(week)
      return saved?.row.publishedAt ? saved : undefined
    },
  }
}
