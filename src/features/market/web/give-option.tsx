export type Way = 'all' | 'one' | 'swap'

interface GiveOptionProps {
  readonly is: Way
  readonly way: Way
  readonly onChoose: (way: Way) => void
  readonly name: string
  readonly hint: string
}

/** One way of giving a shift away, with what it comes to. */
export function GiveOption({ is, way, onChoose, name, hint }: GiveOptionProps) {
  return (
    <label className="give-way">
      <input
        type="radio"
        name="give-way"
        checked={way === is}
        data-first={is === 'all' ? '' : undefined}
        onChange={() => onChoose(is)}
      />
      <span>
        <b>{name}</b>
        <span>{hint}</span>
      </span>
    </label>
  )
}
