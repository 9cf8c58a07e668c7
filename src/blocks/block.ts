import type { ActionsBlock } from './actions/block.ts';
import type { BreadcrumbsBlock } from './breadcrumbs/block.ts';
import type { CardsBlock } from './cards/block.ts';
import type { CatalogueBlock } from './catalogue/block.ts';
import type { ChartBlock } from './chart/block.ts';
import type { DialogBlock } from './dialog/block.ts';
import type { FactsBlock } from './facts/block.ts';
import type { FiltersBlock } from './filters/block.ts';
import type { FormBlock } from './form/block.ts';
import type { FrameBlock } from './frame/block.ts';
import type { GridBlock } from './grid/block.ts';
import type { HeadingBlock } from './heading/block.ts';
import type { HtmlBlock } from './html/block.ts';
import type { LegendBlock } from './legend/block.ts';
import type { MetricBlock } from './metric/block.ts';
import type { NoticeBlock } from './notice/block.ts';
import type { PicturesBlock } from './pictures/block.ts';
import type { QrBlock } from './qr/block.ts';
import type { RepeatBlock } from './repeat/block.ts';
import type { SectionBlock } from './section/block.ts';
import type { SelectBlock } from './select/block.ts';
import type { ServicesBlock } from './services/block.ts';
import type { TableBlock } from './table/block.ts';
import type { TabsBlock } from './tabs/block.ts';
import type { TextBlock } from './text/block.ts';
import type { TimelineBlock } from './timeline/block.ts';
import type { WidgetBlock } from './widget/block.ts';
import type { WizardBlock } from './wizard/block.ts';

/** A block that holds no other block. */
export type Leaf =
  | ActionsBlock
  | BreadcrumbsBlock
  | CardsBlock
  | CatalogueBlock
  | ChartBlock
  | FactsBlock
  | FiltersBlock
  | FormBlock
  | FrameBlock
  | HeadingBlock
  | HtmlBlock
  | LegendBlock
  | MetricBlock
  | NoticeBlock
  | PicturesBlock
  | QrBlock
  | SelectBlock
  | ServicesBlock
  | TextBlock
  | TimelineBlock
  | WidgetBlock
  | WizardBlock;

/** A block that holds others. */
export type Container =
  | DialogBlock<Block>
  | GridBlock<Block>
  | RepeatBlock<Block>
  | SectionBlock<Block>
  | TableBlock<Block>
  | TabsBlock<Block>;

/** A block of a screen in its normal form. */
export type Block = Leaf | Container;

export type BlockType = Block['type'];

export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
