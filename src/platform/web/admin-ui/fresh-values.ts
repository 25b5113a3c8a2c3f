import { useEffect } from 'react'
import type { CallResult } from '../call.ts'
import { failureOf } from './call-error.ts'

/** What this needs of a `@mantine/form` form. Its initial values are what was read last. */
interface FormOfRecord<Values extends object> {
  getValues(): Values
  getInitialValues(): Values
  setValues(values: Partial<Values>): void
  resetDirty(values?: Values): void
}

/**
 * Keeps the form of a record beside what is read of it: where somebody else, or another tab, has changed the
 * record, the new values stand in the fields that nobody has touched here; what is typed stays.
 * @param fresh the record as it was read last; the same object while it is the same
 */
export function useFreshValues<Values extends object>(form: FormOfRecord<Values>, fresh: Values): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another reading of the record counts, not each render of the form.
  useEffect(() => {
    const typed = changesOf(form, form.getValues())
    form.setValues({ ...fresh, ...typed })
    form.resetDirty(fresh)
  }, [fresh])
}

/**
 * What was typed otherwise than it was read: only that is sent, so that a change that somebody else has saved
 * meanwhile stays.
 */
export function changesOf<Values extends object>(
  form: Pick<FormOfRecord<Values>, 'getInitialValues'>,
  values: Values,
): Partial<Values> {
  const read = form.getInitialValues()
  const names = Object.keys(values) as (keyof Values)[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== read[name]).map((name) => [name, values[name]]),
  ) as Partial<Values>
}

/**
 * What a dialog saves of a record: as it reads now, with what was typed laid over it.
 * @param readNow answers undefined where the record has gone, which the server then tells
 */
export async function mergedIntoFresh<Values extends object>(
  form: Pick<FormOfRecord<Values>, 'getInitialValues'>,
  values: Values,
  readNow: () => Promise<Values | undefined>,
): Promise<CallResult<Values>> {
  const changes = changesOf(form, values)
  try {
    return { ok: true, value: { ...values, ...(await readNow()), ...changes } }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

/** After saving: what was sent is what the record is now; what is typed since then is still to be saved. */
export function keepAsRead<Values extends object>(
  form: Pick<FormOfRecord<Values>, 'getInitialValues' | 'resetDirty'>,
  sent: Partial<Values>,
): void {
  form.resetDirty({ ...form.getInitialValues(), ...sent })
}
