import { Skeleton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { cardTexts as texts } from '../texts-cards.ts'
import classes from './card.module.css'

interface CardFrameProps {
  /** Who or what; undefined until that is read. */
  readonly title: string | undefined
  readonly badge?: string | undefined
  /** Under the title. */
  readonly facts?: string
  readonly failure: CallFailure | undefined
  again(): void
  onClose(): void
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The head of a card with its cross, and what stands under it once it is read. */
export function CardFrame({
  title,
  badge,
  facts,
  failure,
  again,
  onClose,
  actions,
  children,
}: CardFrameProps) {
  return (
    <>
      <div className={classes.head}>
        <div className={classes.title}>
          <h2>{title ?? texts.loading}</h2>
          {badge ? <span className={classes.badge}>{badge}</span> : null}
          <IconButton
            className={classes.cross ?? ''}
            variant="subtle"
            color="gray"
            size={32}
            label={texts.close}
            onClick={onClose}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        </div>
        {facts ? <p className={classes.facts}>{facts}</p> : null}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      {failure ? (
        <div className={classes.section}>
          {/* Trying again brings back nobody who was removed. */}
          <FailureAlert
            failure={failure}
            title={texts.failedTitle}
            {...(failure.status === 404 ? {} : { again })}
          />
        </div>
      ) : title === undefined ? (
        <Skeleton height={420} radius={0} role="status" aria-label={texts.loading} />
      ) : (
        children
      )}
    </>
  )
}

interface SectionProps {
  readonly title: string
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A part of a card under its heading. */
export function Section({ title, beside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3>
        <span id={id}>{title}</span>
        {beside ? <small>{beside}</small> : null}
      </h3>
      {children}
    </section>
  )
}
