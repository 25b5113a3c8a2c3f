import * as z from 'zod/mini'
import { importFailures } from './texts-failures.ts'

/** Different values of a column that are remembered as right. */
const MOST_KNOWN = 2_000

/**
 * A list of which every element is as the schema says, told by its first wrong one. A value that was right
 * before is not looked at again, and no list is made anew: of columns of many thousand values that is most of
 * the time.
 * @param element one that takes a value as it is, or not at all
 */
export function column<T extends string | number | null>(
  element: z.ZodMiniType<T, string | number | null>,
): z.ZodMiniType<T[], T[]> {
  const list = z.any().check(({ value, issues }) => {
    if (!Array.isArray(value)) {
      issues.push({ code: 'custom', input: value, message: importFailures.badValue })
      return
    }
    const known = new Set<unknown>()
    for (const [place, one] of value.entries()) {
      if (known.has(one)) continue
      const judged = element.safeParse(one)
      if (!judged.success) {
        const message = judged.error.issues[0]?.message ?? importFailures.badValue
        issues.push({ code: 'custom', input: one, message, path: [place] })
        return
      }
      if (known.size < MOST_KNOWN) known.add(one)
    }
  })
  // What the printed documentation says of it.
  const { $schema: _, ...shape } = z.toJSONSchema(z.array(element), { io: 'input', unrepresentable: 'any' })
  list.register(z.globalRegistry, shape as object as Record<string, never>)
  return list as unknown as z.ZodMiniType<T[], T[]>
}
