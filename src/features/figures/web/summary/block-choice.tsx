import { Button, Checkbox, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type Block, resultsTexts } from '../../texts-screens.ts'
import { blocksFor } from './shown-blocks.ts'
import classes from './summary.module.css'

interface BlockChoiceProps {
  readonly admin: boolean
  readonly shown: readonly Block[]
  show(blocks: readonly Block[]): void
}

/** 'Elementy do wyświetlenia' (Spec 2 §2). */
export function BlockChoice({ admin, shown, show }: BlockChoiceProps) {
  return (
    <Popover position="bottom-end" shadow="md" width={320} withinPortal={false} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {resultsTexts.shownBlocks}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={resultsTexts.shownBlocks}>
        <div className={classes.choice}>
          {blocksFor(admin).map((block) => (
            <Checkbox
              key={block}
              label={resultsTexts.blocks[block]}
              checked={shown.includes(block)}
              onChange={({ currentTarget: { checked } }) =>
                show(checked ? [...shown, block] : shown.filter((each) => each !== block))
              }
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
