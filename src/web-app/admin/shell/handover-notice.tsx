import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { handoverMatterTexts as texts } from '#features/handover/texts-office.ts'
import classes from './flyout.module.css'

interface HandoverNoticeProps {
  /** How many each; at least one of them above 0. */
  readonly damages: number
  readonly objections: number
}

/** On the bell: what drivers told of cars and nobody has looked at. */
export function HandoverNotice({ damages, objections }: HandoverNoticeProps) {
  const zakladka = damages > 0 ? ('uszkodzenia' as const) : ('zastrzezenia' as const)
  return (
    <div className={classes.item}>
      <h2>{texts.title}</h2>
      <p>{texts.notice(damages, objections)}</p>
      <div className={classes.buttons}>
        <Button
          size="xs"
          renderRoot={(props) => (
            <Link to="/admin/samochody/przekazania" search={{ zakladka } as never} {...props} />
          )}
        >
          {texts.open}
        </Button>
      </div>
    </div>
  )
}
