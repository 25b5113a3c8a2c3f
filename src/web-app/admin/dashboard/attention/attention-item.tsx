import { Anchor } from '@mantine/core'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { Link, type RegisteredRouter, type ValidateLinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CallFailure } from '#platform/web/call.ts'
import classes from './attention.module.css'
import { attentionTexts as texts } from './attention-texts.ts'

interface AttentionItemProps<Way = unknown> {
  readonly title: string
  /** Undefined while it is not known; null where there is nothing yet to count, which `detail` tells. */
  readonly count: number | null | undefined
  /** The first few, or why there are none. */
  readonly detail: ReactNode
  /** Where it is settled. */
  readonly to: ValidateLinkOptions<RegisteredRouter, Way>
  /** Instead of leaving the page. */
  readonly onOpen?: (() => void) | undefined
  readonly failure?: CallFailure | undefined
  again?(): void
}

/**
 * One thing that waits for the office: how many, the first few, and the way there. Nothing to do is told
 * calmly, not knowing is told too.
 */
export function AttentionItem<Way>(props: AttentionItemProps<Way>): ReactNode
export function AttentionItem({ title, count, detail, to, onOpen, failure, again }: AttentionItemProps) {
  const asked = count !== undefined
  const done = count === 0
  return (
    <li className={classes.item} data-done={done || undefined}>
      <span className={classes.count}>
        {done ? <IconCheck size={20} aria-label="0" /> : (count?.toLocaleString('pl-PL') ?? '–')}
      </span>
      <div className={classes.words}>
        {onOpen ? (
          <button type="button" className={classes.name} onClick={onOpen}>
            {title}
          </button>
        ) : (
          <Link {...to} className={classes.name}>
            {title}
          </Link>
        )}
        <p className={classes.detail}>
          {asked ? (
            detail
          ) : failure ? (
            <>
              <span>{`${texts.unknown}. ${failure.msg}`}</span>{' '}
              {again ? (
                <Anchor component="button" type="button" className={classes.again} onClick={again}>
                  {texts.again}
                </Anchor>
              ) : null}
            </>
          ) : (
            texts.loading
          )}
        </p>
      </div>
      <IconChevronRight className={classes.arrow} size={18} aria-hidden />
    </li>
  )
}
