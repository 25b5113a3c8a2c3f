import { useState } from 'react'
import { recall, remember } from '../../device-memory.ts'

interface Choosable {
  readonly key: string
  /** `always`: nobody can do without; `asked`: only where somebody chose it. */
  readonly shown?: 'always' | 'asked'
}

interface Choice {
  /** Keys that are shown against what the list does by itself. */
  readonly more: readonly string[]
  readonly less: readonly string[]
}

/** What somebody chose of a list's columns; a column that is new since is as the list has it. */
export function isChosen({ key, shown }: Choosable, { more, less }: Choice): boolean {
  if (shown === 'always') return true
  return shown === 'asked' ? more.includes(key) : !less.includes(key)
}

/**
 * Which columns of a list are shown, remembered on this device for whoever uses it.
 * @param memory names list and person
 */
export function useColumnChoice<C extends Choosable>(memory: string, columns: readonly C[]) {
  const [choice, setChoice] = useState<Choice>(() => recall(memory, isChoice) ?? { more: [], less: [] })
  const change = (next: Choice) => {
    setChoice(next)
    remember(memory, next)
  }
  return {
    shown: columns.filter((column) => isChosen(column, choice)),
    isShown: (column: C) => isChosen(column, choice),
    show: ({ key }: C, on: boolean) => {
      const without = (keys: readonly string[]) => keys.filter((one) => one !== key)
      change(
        on
          ? { more: [...without(choice.more), key], less: without(choice.less) }
          : { more: without(choice.more), less: [...without(choice.less), key] },
      )
    },
    reset: () => change({ more: [], less: [] }),
    isOwn: choice.more.length + choice.less.length > 0,
  }
}

function isChoice(value: unknown): value is Choice {
  const { more, less } = (value ?? {}) as Partial<Choice>
  return [more, less].every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'))
}
