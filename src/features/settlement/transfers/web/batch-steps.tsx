import { IconCheck } from '@tabler/icons-react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { getTransferBatch } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import classes from './transfers.module.css'

type Attributes = OutputOf<typeof getTransferBatch>['attributes']

const STEPS = ['prepared', 'exported', 'confirmed'] as const

/** The three steps, of which downloading is one and being paid another. */
export function BatchSteps({ attributes }: { readonly attributes: Attributes }) {
  return (
    <ol className={classes.steps} aria-label={texts.steps}>
      {STEPS.map((step, index) => {
        const deed = attributes[step]
        const [title, hint] = texts.step[step]
        return (
          <li
            key={step}
            className={classes.step}
            data-done={deed !== null}
            aria-current={attributes.state === step ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {deed ? <IconCheck size={16} /> : index + 1}
            </span>
            <div>
              <div className={classes.stepTitle}>{title}</div>
              <div className={classes.hint}>{deed ? texts.by(dateAndTime(deed.at), deed.by) : hint}</div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
