import { panelTexts } from '../texts-panels.ts'
import classes from './setting.module.css'

interface JumpListProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[]
}

/** What stands on a long page, each a way there. */
export function JumpList({ parts }: JumpListProps) {
  return (
    <nav aria-label={panelTexts.jumpTo} className={classes.jump}>
      {parts.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => jumpTo(id)}>
          {title}
        </button>
      ))}
    </nav>
  )
}

/** The keyboard goes on from there, too. */
function jumpTo(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
