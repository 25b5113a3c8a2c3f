import { useMediaQuery } from '@mantine/hooks'
import type { Chapter } from './chapter.ts'
import classes from './contents.module.css'
import { helpTexts } from './help-texts.ts'
import { SectionLink } from './section-link.tsx'

interface ContentsProps {
  readonly chapters: readonly Chapter[]
  /** What is found stands open. */
  readonly searching: boolean
}

/** The table of contents: beside the chapters, on narrow screens folded above them. */
export function Contents({ chapters, searching }: ContentsProps) {
  const narrow = useMediaQuery('(max-width: 68em)', undefined, { getInitialValueInEffect: false })
  if (chapters.length === 0) return null
  return (
    <nav aria-label={helpTexts.contents} className={classes.contents}>
      <details key={`${narrow} ${searching}`} open={searching || !narrow}>
        <summary>{helpTexts.contents}</summary>
        <ol>
          {chapters.map(({ id, title, sections }) => (
            <li key={id}>
              <SectionLink id={id} className={classes.chapter ?? ''}>
                {title}
              </SectionLink>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <SectionLink id={section.id} className={classes.section ?? ''}>
                      {section.title}
                    </SectionLink>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
