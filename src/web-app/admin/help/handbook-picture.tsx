import { useComputedColorScheme } from '@mantine/core'
import type { PictureName } from './chapter.ts'
import classes from './handbook-picture.module.css'
import { helpTexts } from './help-texts.ts'
import pictures from './pictures.json'

interface HandbookPictureProps {
  readonly name: PictureName
  readonly alt: string
}

/** A picture of the product in the reader's theme; its address opens it in full size. */
export function HandbookPicture({ name, alt }: HandbookPictureProps) {
  const scheme = useComputedColorScheme('light')
  const { width, height } = pictures[name]
  const address = `/handbook/${name}-${scheme}.webp`
  return (
    <figure className={classes.picture} data-narrow={width < 500 ? '' : undefined}>
      <a href={address} target="_blank" rel="noopener" aria-label={helpTexts.enlarge(alt)}>
        <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </a>
    </figure>
  )
}
