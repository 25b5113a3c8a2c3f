import { namesakeMarks } from '#features/drivers/domain/public.ts'
import { plain, plainPlate } from './plain.ts'

/** Somebody or something that can be found. */
export interface Entry {
  readonly kind: 'driver' | 'car'
  readonly id: string
  /** The name, with a mark where another one has it, or the plate. */
  readonly label: string
  /** The phone number, or make and model. */
  readonly beside: string
  /** Of a driver who is switched off. */
  readonly inactive: boolean
  /** Words to be found, each after a space. */
  readonly key: string
  /** The plate without anything else; empty of a driver. */
  readonly plate: string
  /** Of the phone; empty of a car. */
  readonly digits: string
}

/** What the server tells, by columns. */
export interface PaletteColumns {
  readonly drivers: {
    readonly ids: readonly string[]
    readonly names: readonly string[]
    readonly phones: readonly string[]
    readonly inactive: readonly number[]
  }
  readonly cars: {
    readonly ids: readonly string[]
    readonly regs: readonly string[]
    readonly models: readonly string[]
  }
}

export interface PaletteIndex {
  readonly drivers: readonly Entry[]
  readonly cars: readonly Entry[]
}

/** Made once for many questions: what each of them compares is at hand. */
export function indexOf({ drivers, cars }: PaletteColumns): PaletteIndex {
  const off = new Set(drivers.inactive)
  const known = drivers.ids.map((id, at) => {
    const told = { fullName: drivers.names[at] ?? '', phone: drivers.phones[at] ?? '' }
    return [id, told] as const
  })
  const marks = namesakeMarks(new Map(known))
  return {
    drivers: known.map(([id, { fullName, phone }], at) => ({
      ...{ kind: 'driver' as const, id, inactive: off.has(at), beside: phone, plate: '' },
      label: [fullName, marks.get(id)].filter(Boolean).join(' '),
      key: ` ${plain(fullName)}`,
      digits: phone.replace(/\D/g, ''),
    })),
    cars: cars.ids.map((id, at) => {
      const [reg = '', model = ''] = [cars.regs[at], cars.models[at]]
      return {
        ...{ kind: 'car' as const, id, label: reg, beside: model, inactive: false, digits: '' },
        key: ` ${plain(reg)} ${plain(model)}`,
        plate: plainPlate(reg),
      }
    }),
  }
}
