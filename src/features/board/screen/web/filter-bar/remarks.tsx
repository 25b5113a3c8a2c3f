import { Button, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { memo } from 'react'
import { screenTexts } from '../../texts.ts'
import classes from './remarks.module.css'
import type { ReadRemark } from './use-remarks.ts'

/**
 * What the builder has to say of the base calendar: empty seats, own cars not given, broken promises (D16).
 */
export const Remarks = memo(function Remarks({ remarks }: { readonly remarks: readonly ReadRemark[] }) {
  if (remarks.length === 0) return null
  return (
    <Popover position="bottom-end" width="min(420px, calc(100vw - 20px))" shadow="md" trapFocus>
      <Popover.Target>
        <Button size="xs" variant="default" aria-haspopup="dialog" title={screenTexts.remarks}>
          <IconInfoCircle className={classes.sign} size={16} aria-hidden />
          <span className={classes.word}>{`${screenTexts.remarks}\u00a0`}</span>
          <span>{`(${remarks.length})`}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={screenTexts.remarks}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keys too */}
        <ul className={classes.remarks} tabIndex={0} aria-label={screenTexts.remarks}>
          {remarks.map(({ group, text }) => (
            <li key={text} data-kind={group}>
              {text}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
})
