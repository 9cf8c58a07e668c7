// Generated from schemas/descriptors and schemas/config by `node codegen/generate.ts`. Do not edit.
export type ContentIdJson = string;
export type DataTableJson = DataCsvTableJson | DataViewTableJson | DataRecordsTableJson;
/**
 * The column that says whose a row is: PESEL of a person or NIP of an institution. The office gives rows to nobody else, whatever is asked. null says that rows are the same for everybody.
 */
export type DataSubjectJson =
  | string
  | null
  | {
      /**
       * The column with the PESEL.
       */
      pesel: string;
      /**
       * The column with the NIP.
       */
      nip: string;
    };
/**
 * Columns that rows are ordered by, the first first; `-day` the other way round. Without it as in the file.
 */
export type DataOrderJson = string[];
export type DataFillJson = DataRowsJson | DataFirstJson | DataValuesJson | DataConstantJson | DataOfRecordJson;
/**
 * public: anyone; restricted: any signed-in account; full: a confirmed account.
 */
export type ServicesAccessJson = 'public' | 'restricted' | 'full';
/**
 * Where something leads.
 */
export type ServicesPlaceJson =
  | {
      /**
       * Always true.
       */
      home: true;
    }
  | {
      /**
       * A screen with an address.
       */
      screen: string;
      with?: ServicesWithJson;
    }
  | {
      /**
       * The number of a service.
       */
      service: number;
    }
  | {
      /**
       * Its id.
       */
      page: string;
    }
  | {
      /**
       * Its id.
       */
      folder: string;
    }
  | {
      /**
       * Over https.
       */
      address: string;
    };
/**
 * An icon of the portal's set.
 */
export type IconJson =
  | 'pdf'
  | 'download'
  | 'send'
  | 'pay'
  | 'kir'
  | 'p24'
  | 'list'
  | 'car'
  | 'calendar'
  | 'filter'
  | 'back'
  | 'next'
  | 'user'
  | 'home'
  | 'info'
  | 'warning'
  | 'check'
  | 'close'
  | 'water'
  | 'waste'
  | 'tax'
  | 'chart'
  | 'people'
  | 'mail'
  | 'phone'
  | 'document'
  | 'budget'
  | 'search'
  | 'login'
  | 'lock'
  | 'office'
  | 'clock'
  | 'refresh'
  | 'map';
/**
 * Names this part: overlays, help links, tests and messages use it. Unique among its siblings, a block's in the whole screen.
 */
export type IdJson = string;
/**
 * What a resident reads: a text key, or one of the objects below.
 */
export type TextJson =
  string | TextWithValuesJson | TextOfValueJson | TextMatchJson | TextOfWordJson | TextOfServiceJson;
/**
 * An expression over the scope, for example `state.rok` or `sum(calc.wybraneRaty.map(r, r.kwotaRazem))`. Text inside takes single quotes. `true`, `false` and numbers may stand as they are.
 */
export type ExpressionJson = string | boolean | number;
/**
 * How a value is written. Left out, it follows from the type.
 */
export type FormatJson =
  | 'money'
  | 'integer'
  | 'decimal'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'month'
  | 'account'
  | 'text'
  | 'multiline'
  | 'email'
  | 'tel'
  | 'uri'
  | 'bytes'
  | 'flag'
  | 'unit';
/**
 * Lines, first one that holds wins. Only the last has no `when`, and it must be there.
 */
export type MatchLinesJson = (
  | {
      when?: ExpressionJson;
      /**
       * A text key.
       */
      text: string;
      /**
       * Placeholder -> expression.
       */
      values?: {
        [k: string]: ExpressionJson | TextOfValueJson;
      };
    }
  | {
      when?: ExpressionJson;
      value: ExpressionJson;
      format?: FormatJson;
    }
)[];
/**
 * A text for each word; complete for an enum, or refused. A string names a group of texts whose keys are the words.
 */
export type TextsJson =
  | {
      [k: string]: TextJson;
    }
  | string;
/**
 * The id of this place in the page, as links and law name it: `/deklaracja#a11y-status`. Unique in the screen.
 */
export type AnchorJson = string;
/**
 * One step: the verb is the key.
 */
export type StepJson =
  | {
      /**
       * An operation of the contract.
       */
      call: string;
      args?: ArgsJson;
      success?: ExpressionJson;
      then?: StepsJson;
      errors?: ErrorsJson;
      otherwise?: OutcomeJson;
    }
  | {
      /**
       * An operation of the contract that answers a document.
       */
      download: string;
      args?: ArgsJson;
      name?: TextJson;
      then?: StepsJson;
      errors?: ErrorsJson;
      otherwise?: OutcomeJson;
    }
  | {
      save: ExpressionJson;
      name: TextJson;
    }
  | {
      /**
       * State -> expression; all are worked out before any is set.
       */
      set: {
        [k: string]: ExpressionJson;
      };
    }
  | {
      /**
       * A source of `data`.
       */
      reload: string;
    }
  | {
      /**
       * A form block or a state.
       */
      clear: string;
    }
  | {
      go: TargetJson;
    }
  | {
      /**
       * A host of services.config.json.
       */
      leave: string;
      path?: ExpressionJson;
    }
  | {
      /**
       * A host of services.config.json that has `post`.
       */
      post: string;
      path?: ExpressionJson;
      /**
       * Field of the posted form -> expression.
       */
      fields?: {
        [k: string]: ExpressionJson;
      };
    }
  | NotifyJson
  | {
      confirm: QuestionJson;
    }
  | {
      /**
       * A dialog block.
       */
      open: string;
    }
  | {
      /**
       * A dialog block.
       */
      close: string;
    }
  | {
      /**
       * Lines in order; the last may be without `when`.
       */
      choose: {
        when?: ExpressionJson;
        do: StepsJson;
      }[];
    }
  | {
      /**
       * An action of `actions`.
       */
      run: string;
      /**
       * Argument of the action -> expression.
       */
      args?: {
        [k: string]: ExpressionJson;
      };
    }
  | {
      signIn: ExpressionJson;
    }
  | {
      /**
       * true: the office forgets the session, the portal what it held.
       */
      signOut: true;
    };
/**
 * An expression, or an address to come back to.
 */
export type ArgumentJson =
  | ExpressionJson
  | {
      url: ScreenTargetJson;
      /**
       * Parameter of that screen, in the query, that says where the resident was heading before the login.
       */
      wanted?: string;
    };
/**
 * What one error code does.
 */
export type ErrorOutcomeJson =
  | {
      field: FieldNameJson;
      say?: TextJson;
      do?: StepsJson;
    }
  | {
      show: TextJson;
      do?: StepsJson;
    }
  | NotifyJson
  | {
      do: StepsJson;
    };
/**
 * The name of a field of a row, as the contract spells it.
 */
export type FieldNameJson = string;
/**
 * What a message or a row means: shown by colour, icon and word together.
 */
export type ToneJson = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
/**
 * What any other failure does; left out, the shared message with its case number is shown.
 */
export type OutcomeJson =
  | {
      show: TextJson;
      do?: StepsJson;
    }
  | NotifyJson
  | {
      do: StepsJson;
    };
/**
 * Where to go.
 */
export type TargetJson =
  | ScreenTargetJson
  | {
      service: ExpressionJson;
      /**
       * Parameter of its screen -> expression.
       */
      params?: {
        [k: string]: ExpressionJson;
      };
    }
  | {
      /**
       * true: where the resident came from.
       */
      back: true;
    }
  | {
      wanted: ExpressionJson;
    };
/**
 * Run in order; the list stops at the first that does not succeed.
 */
export type StepsJson = StepJson[];
/**
 * Shown in place of nothing; `hide` drops the row.
 */
export type EmptyTextJson = string | TextObjectJson;
/**
 * A text given as an object, where a plain string would mean something else.
 */
export type TextObjectJson = TextWithValuesJson | TextOfValueJson | TextMatchJson | TextOfWordJson | TextOfServiceJson;
/**
 * A block: its `type` says which keys it has.
 */
export type BlockJson =
  | HeadingBlockJson
  | TextBlockJson
  | NoticeBlockJson
  | FactsBlockJson
  | SelectBlockJson
  | FiltersBlockJson
  | TableBlockJson
  | CardsBlockJson
  | ChartBlockJson
  | ActionsBlockJson
  | SectionBlockJson
  | TabsBlockJson
  | RepeatBlockJson
  | DialogBlockJson
  | LegendBlockJson
  | FormBlockJson
  | HtmlBlockJson
  | BreadcrumbsBlockJson
  | CatalogueBlockJson
  | FrameBlockJson
  | QrBlockJson
  | PicturesBlockJson
  | IncludeBlockJson
  | WidgetBlockJson;
/**
 * Choices: a list of fixed ones, an expression that gives plain values, or rows.
 */
export type OptionsJson =
  | {
      /**
       * One of the enum.
       */
      value: string | number | boolean;
      label: TextJson;
    }[]
  | ExpressionJson
  | {
      rows: ExpressionJson;
      value?: FieldNameJson;
      /**
       * A field of the row, or a text that sees `row`.
       */
      label: FieldNameJson | TextObjectJson;
    };
export type BlocksJson = BlockJson[];
/**
 * A name.
 */
export type NameJson = string;
export type EditEditJson =
  | {
      at: EditAtJson;
      /**
       * Key -> its new value.
       */
      change: {
        [k: string]: unknown;
      };
    }
  | {
      at: EditAtJson;
      /**
       * Always true.
       */
      remove: true;
    }
  | {
      at: EditAtJson;
      before: EditBlocksJson;
    }
  | {
      at: EditAtJson;
      after: EditBlocksJson;
    }
  | {
      at: EditAtJson;
      inside: EditBlocksJson;
    };
/**
 * What is meant: the id of a block, then keys and names of things in lists: `raty/columns/stan`.
 */
export type EditAtJson = string;
/**
 * Blocks, or things of the list, as they are written there.
 */
export type EditBlocksJson = unknown[];
/**
 * What the office says.
 */
export type ScenarioAnswerJson =
  | string
  | {
      /**
       * Its name.
       */
      example: string;
      /**
       * Path -> value; a path leads through fields and positions in lists.
       */
      change?: {
        [k: string]: unknown;
      };
    }
  | {
      /**
       * Path -> value.
       */
      change: {
        [k: string]: unknown;
      };
    }
  | {
      /**
       * Any JSON that keeps the contract.
       */
      value: {
        [k: string]: unknown;
      };
    }
  | {
      /**
       * The code: one of the operation's `x-errors`, or one that any operation may answer.
       */
      error: string;
      /**
       * Left out: that of the code.
       */
      status?: number;
      /**
       * Field -> what the office says of it.
       */
      fields?: {
        [k: string]: string;
      };
    }
  | {
      /**
       * true.
       */
      never: true;
    }
  | {
      /**
       * true.
       */
      offline: true;
    };
/**
 * One thing that happens.
 */
export type ScenarioStepJson =
  | {
      /**
       * State -> value.
       */
      set: {
        [k: string]: unknown;
      };
    }
  | {
      /**
       * The form.
       */
      fill: string;
      /**
       * Field -> what is typed: a number and a date as people write them.
       */
      with: {
        [k: string]: unknown;
      };
    }
  | {
      /**
       * Form and field.
       */
      leave: string;
    }
  | {
      /**
       * Its address: `akcje/zaplac`; of a row `raty/2/szczegoly`, rows count from 1.
       */
      press: string;
    }
  | {
      /**
       * The table.
       */
      choose: string;
      /**
       * Their keys: these and no others.
       */
      rows: (string | number)[];
    }
  | {
      /**
       * The form.
       */
      submit: string;
    }
  | {
      /**
       * yes or no.
       */
      confirm: 'yes' | 'no';
    }
  | {
      /**
       * A section, a tab (`zakladki/druga`) or a row (`raty/1`).
       */
      open: string;
    }
  | {
      /**
       * Its address.
       */
      close: string;
    }
  | {
      /**
       * The block that says so.
       */
      retry: string;
    }
  | {
      /**
       * Seconds.
       */
      wait: number;
    }
  | {
      answers: ScenarioAnswersJson;
    }
  | {
      then: ScenarioThenJson;
    };

/**
 * What an overlay changes in the content/catalogue.json below it: content/catalogue.edit.json. Pages, folders and files by id, changed or new; null takes one away, also out of the folders it stands in.
 */
export interface ContentEditJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  /**
   * Pages of text; their HTML is content/pages/<id>/<language>.html of whichever folder has it, the overlay's first.
   */
  pages?: {
    /**
     * What changes of it; of a new one everything.
     */
    [k: string]: {
      /**
       * The heading of the page.
       */
      title?: string;
      /**
       * What it is about, in one short sentence; null: nothing.
       */
      lead?: string | null;
      /**
       * What people type when they look for it; null: nothing.
       */
      words?: string | null;
      /**
       * The folder it stands in, and in no other; the end of its list, unless `before` or `after` says where.
       */
      in?: string;
      /**
       * In that folder it stands before this page.
       */
      before?: string;
      /**
       * In that folder it stands after this page.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
  /**
   * Folders that residents browse.
   */
  folders?: {
    /**
     * What changes of it; of a new one everything.
     */
    [k: string]: {
      /**
       * As it stands in the list and on top of the folder.
       */
      name?: string;
      /**
       * Folders in it, by id; the list is replaced whole.
       */
      folders?: unknown[] | null;
      /**
       * Pages in it, by id; the list is replaced whole.
       */
      pages?: unknown[] | null;
      /**
       * Files in it, by id; the list is replaced whole.
       */
      files?: unknown[] | null;
      /**
       * The folder it stands in, and in no other; the end of its list, unless `before` or `after` says where.
       */
      in?: string;
      /**
       * In that folder it stands before this folder.
       */
      before?: string;
      /**
       * In that folder it stands after this folder.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
  /**
   * Files that residents save.
   */
  files?: {
    /**
     * What changes of it; of a new one everything.
     */
    [k: string]: {
      /**
       * Where it stands under content/files.
       */
      file?: string;
      /**
       * What it is, in words; also the name it is saved under.
       */
      name?: string;
      /**
       * The folder it stands in, and in no other; the end of its list, unless `before` or `after` says where.
       */
      in?: string;
      /**
       * In that folder it stands before this file.
       */
      before?: string;
      /**
       * In that folder it stands after this file.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
}
/**
 * The pages a municipality has written and the files it offers: content/catalogue.json.
 */
export interface ContentJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  /**
   * Pages of text, each with one file a language: content/pages/<id>/<language>.html.
   */
  pages: {
    id: ContentIdJson;
    /**
     * The heading of the page; in its files headings begin with h2.
     */
    title: string;
    /**
     * What it is about, in one short sentence; stands below its title in lists.
     */
    lead?: string;
    /**
     * What people type when they look for it, with commas between, in each language. It is found by its title without them.
     */
    words?: string;
  }[];
  /**
   * Folders that residents browse; the first is where they begin.
   */
  folders: {
    id: ContentIdJson;
    /**
     * As it stands in the list and on top of the folder.
     */
    name: string;
    /**
     * Folders in it, by id; each stands in one folder only.
     */
    folders?: string[];
    /**
     * Pages in it, by id.
     */
    pages?: string[];
    /**
     * Files in it, by id.
     */
    files?: string[];
  }[];
  /**
   * Files that residents save: forms, records, data.
   */
  files: {
    id: ContentIdJson;
    /**
     * Where it stands under content/files.
     */
    file: string;
    /**
     * What it is, in words; also the name it is saved under.
     */
    name: string;
  }[];
}
/**
 * Where the reference office takes the answers of a municipality's own operations from, and where it puts what residents send: data.config.json. An operation that the office answers itself does not stand here; one that draws a document needs nothing.
 */
export interface DataJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  /**
   * Name -> where its rows are: a CSV file of this folder, a read-only SQL view, or records that residents make.
   */
  tables: {
    [k: string]: DataTableJson;
  };
  /**
   * Operation of the contract -> what its answer is filled with.
   */
  operations: {
    [k: string]: DataOperationJson;
  };
}
/**
 * A CSV file: UTF-8, names of columns in its first line, comma or semicolon between cells.
 */
export interface DataCsvTableJson {
  /**
   * The file, from this folder: `data/bookings.csv`. Not below content/, whose files anybody may save.
   */
  csv: string;
  subject?: DataSubjectJson;
}
/**
 * A view of a database; the office only reads it.
 */
export interface DataViewTableJson {
  /**
   * Its name, with its schema where need be: `portal.kindergarten_fees`.
   */
  view: string;
  /**
   * A connection that the environment names: `FEES` is the PostgreSQL address or the SQLite file in OKIENKO_DANE_FEES. Left out: the office's own database, of which only views are read.
   */
  database?: string;
  subject?: DataSubjectJson;
}
/**
 * Records that residents make with an operation that writes. The office numbers them, and `npm run wpisy` lists them and sets their state. Beside what was sent a record has the columns @number, @day, @time, @state and @remark.
 */
export interface DataRecordsTableJson {
  /**
   * How records are made.
   */
  records: {
    /**
     * What the number of a record begins with: `DR` makes DR/1/2026, DR/2/2026.
     */
    number: string;
    /**
     * States of a record, as the contract has them; a new record is in the first.
     */
    states: string[];
    /**
     * How many an account may make within 24 hours.
     */
    perDay: {
      /**
       * So many.
       */
      most: number;
      /**
       * The error code of one too many: it stands in `x-errors` of the operation.
       */
      code: string;
      /**
       * What is said then.
       */
      text: string;
    };
    /**
     * Argument -> the column that has its permitted values: a street of the list of streets.
     */
    among?: {
      /**
       * A column of a CSV file.
       */
      [k: string]: {
        /**
         * A table over a CSV file.
         */
        table: string;
        /**
         * Its column.
         */
        column: string;
      };
    };
  };
}
/**
 * How one operation is answered.
 */
export interface DataOperationJson {
  /**
   * Of an operation that writes: the table that gets a record with its arguments.
   */
  record?: string;
  row?: DataFirstJson;
  /**
   * Field of the answer -> what fills it.
   */
  answer?: {
    [k: string]: DataFillJson;
  };
}
/**
 * One object: the first row that fits. Without one it is null, or the answer 404 where it must not be null.
 */
export interface DataFirstJson {
  /**
   * The table.
   */
  first: string;
  fields?: DataFieldsJson;
  where?: DataWhereJson;
  order?: DataOrderJson;
}
/**
 * Field of the item -> column, where the two have different names; a dot leads into an object: `hall.name`. A field that has no entry takes the column of its own name.
 */
export interface DataFieldsJson {
  [k: string]: string | DataConstantJson;
}
/**
 * The same in every answer.
 */
export interface DataConstantJson {
  /**
   * Any JSON.
   */
  value: {
    [k: string]: unknown;
  };
}
/**
 * Argument -> the column it chooses by. An argument that is not given chooses nothing.
 */
export interface DataWhereJson {
  [k: string]:
    | string
    | {
        /**
         * The column.
         */
        column: string;
        /**
         * `year` and `month`: the day in the column is of this year, of this month (`2026-06`, or a number from 1 to 12); `from` and `to`: it is not less, not more.
         */
        is: 'year' | 'month' | 'from' | 'to';
      };
}
/**
 * A list with one item a row.
 */
export interface DataRowsJson {
  /**
   * The table.
   */
  rows: string;
  fields?: DataFieldsJson;
  where?: DataWhereJson;
  order?: DataOrderJson;
}
/**
 * A list of the different values of one column, for a choice: years, months, names.
 */
export interface DataValuesJson {
  /**
   * The table.
   */
  values: string;
  /**
   * Its column; empty cells are left out.
   */
  column: string;
  /**
   * Of a column of days only the year (2026) or the month (`2026-06`, or 6 where the contract has a number).
   */
  part?: 'year' | 'month';
  where?: DataWhereJson;
  /**
   * The greatest first.
   */
  descending?: boolean;
}
/**
 * A column of the record that was just made.
 */
export interface DataOfRecordJson {
  /**
   * Its number, day, moment or state.
   */
  record: '@number' | '@day' | '@time' | '@state';
}
/**
 * What a municipality changes in the services.config.json below it. Objects are merged key by key; null takes away what it names.
 */
export interface OverlayJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  /**
   * The commune.
   */
  municipality?: {
    /**
     * As it stands in the bar on top and on documents.
     */
    name?: string;
    /**
     * An SVG of this folder that only draws, at most 32 KiB; null: the portal's hexagon.
     */
    logo?: string | null;
    /**
     * Design token -> colour; `primary` is the commune's one strong colour. null: the portal's own colour.
     */
    theme?: {
      /**
       * A colour, #rrggbb.
       */
      [k: string]: string | null;
    };
  };
  /**
   * The office's API.
   */
  api?: {
    /**
     * A path of this site, or an https address with a path: the backend may stand anywhere (docs/backend.md).
     */
    base: string;
  };
  /**
   * How the portal treats a login. How long one lasts, and when it asks, the office says.
   */
  session?: {
    /**
     * The interval of the timer that prolongs the session of a resident who has done something since.
     */
    refreshSeconds: number;
  };
  /**
   * Languages of the portal; the first is the one the office reads.
   */
  languages?: ('pl' | 'en' | 'de' | 'uk')[];
  /**
   * Name -> address, for steps that leave the portal; null takes one away.
   */
  hosts?: {
    [k: string]: unknown;
  };
  /**
   * Screens that the portal itself leads to.
   */
  special?: {
    [k: string]: string | null;
  };
  /**
   * Screens with an address of their own, changed or new; null takes the address away.
   */
  screens?: {
    /**
     * What changes of it; of a new one everything.
     */
    [k: string]: {
      /**
       * Its address.
       */
      path?: string;
      /**
       * Who may see it.
       */
      access?: 'public' | 'restricted' | 'full';
      /**
       * What people type who look for it.
       */
      words?: string;
      /**
       * More addresses of the same screen; the list is replaced whole.
       */
      also?: unknown[];
      [k: string]: unknown;
    } | null;
  };
  /**
   * The office behind the portal, changed key by key; null takes a key away.
   */
  office?: {
    /**
     * Its name.
     */
    name?: string;
    /**
     * Street, number and place.
     */
    address?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Telephone, digits only.
     */
    phone?: string | null;
    /**
     * Fax.
     */
    fax?: string | null;
    /**
     * E-mail.
     */
    email?: string | null;
    /**
     * Tax number of the commune.
     */
    nip?: string | null;
    /**
     * Its own site.
     */
    site?: string | null;
    /**
     * The office on a map.
     */
    map?: string | null;
    /**
     * Text keys; the list is replaced whole.
     */
    notices?: unknown[] | null;
    /**
     * Text keys; the list is replaced whole.
     */
    login?: unknown[] | null;
  };
  /**
   * Entries of the side menu by id, changed or new; null takes one away.
   */
  menu?: {
    /**
     * What changes of an entry; of a new one everything.
     */
    [k: string]: {
      /**
       * Its words.
       */
      label?: string;
      /**
       * Where it leads: home, a screen, a service, a page, a folder or an address.
       */
      to?: {
        [k: string]: unknown;
      };
      /**
       * It opens in a new tab; null: only another site does.
       */
      newTab?: boolean | null;
      /**
       * It stands before this entry.
       */
      before?: string;
      /**
       * It stands after this entry.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
  /**
   * What the portal opens with, in the place of what is said below; null: the home page.
   */
  start?: {
    [k: string]: unknown;
  } | null;
  /**
   * Groups of services by id, changed or new; null takes a group away with its services.
   */
  groups?: {
    /**
     * A group.
     */
    [k: string]: {
      /**
       * Its name.
       */
      name?: string;
      /**
       * It stands before this group.
       */
      before?: string;
      /**
       * It stands after this group.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
  /**
   * Services by number, changed or new.
   */
  services?: {
    /**
     * What changes of a service; of a new one everything.
     */
    [k: string]: {
      /**
       * true: it is switched off.
       */
      off?: boolean;
      /**
       * The group it stands in.
       */
      group?: string;
      /**
       * It stands before this service.
       */
      before?: number;
      /**
       * It stands after this service.
       */
      after?: number;
      /**
       * Its address is /uslugi/<slug>.
       */
      slug?: string;
      /**
       * Its name.
       */
      name?: string;
      /**
       * What people type who look for it.
       */
      words?: string;
      /**
       * The screen it opens.
       */
      screen?: string;
      /**
       * How the screen opens.
       */
      with?: {
        [k: string]: unknown;
      };
      /**
       * Who may see it.
       */
      access?: 'public' | 'restricted' | 'full';
      /**
       * A true or false of the office's configuration that must be true; null: none.
       */
      flag?: string | null;
      /**
       * Only for persons or institutions; null: for both.
       */
      only?: string | null;
    };
  };
  /**
   * Tiles of the home page by id, changed or new; null takes one away.
   */
  tiles?: {
    /**
     * A tile.
     */
    [k: string]: {
      /**
       * Its words.
       */
      label?: string;
      /**
       * Its picture.
       */
      icon?: string;
      /**
       * Where it leads: a service or a screen.
       */
      to?: {
        [k: string]: unknown;
      };
      /**
       * It stands before this tile.
       */
      before?: string;
      /**
       * It stands after this tile.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
}
/**
 * Which services a municipality offers, under which addresses, and where its API is.
 */
export interface ServicesJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  /**
   * The commune.
   */
  municipality: {
    /**
     * As it stands in the bar on top and on documents.
     */
    name: string;
    /**
     * An SVG of this folder that only draws, at most 32 KiB; left out, the portal's hexagon.
     */
    logo?: string;
    /**
     * Design token -> colour. `primary` is the commune's one strong colour.
     */
    theme?: {
      /**
       * A colour, #rrggbb.
       */
      [k: string]: string;
    };
  };
  /**
   * The office's API.
   */
  api?: {
    /**
     * A path of this site, or an https address with a path: the backend may stand anywhere (docs/backend.md).
     */
    base: string;
  };
  /**
   * How the portal treats a login. How long one lasts, and when it asks, the office says.
   */
  session?: {
    /**
     * The interval of the timer that prolongs the session of a resident who has done something since.
     */
    refreshSeconds: number;
  };
  /**
   * Languages of the portal; the first is the one the office reads.
   */
  languages: ('pl' | 'en' | 'de' | 'uk')[];
  /**
   * Name -> address, for steps that leave the portal and for pages of other sites inside it.
   */
  hosts?: {
    [k: string]:
      | string
      | {
          /**
           * An https address, or a path of this site.
           */
          address: string;
          /**
           * Its pages may stand inside a screen (block `frame`); the office then lets browsers show them.
           */
          frame?: boolean;
          /**
           * Forms may be sent there (step `post`); the office then lets browsers do it.
           */
          post?: boolean;
        };
  };
  /**
   * Screens that the portal itself leads to.
   */
  special: {
    /**
     * Where an anonymous resident signs in.
     */
    login: string;
    /**
     * The list of services: where a screen without its essential data leads.
     */
    services: string;
    /**
     * Shows one page of the office's own, by the parameter `nazwaPliku` of its query: where entries of the side menu of the kind STRONA_WLASNA lead.
     */
    page?: string;
    /**
     * Shows one folder of content/, by the parameter `link` of its query: where links to folders lead.
     */
    files?: string;
  };
  /**
   * Screens with an address of their own; those of services get theirs from the slug.
   */
  screens: {
    [k: string]: {
      /**
       * Address; `:name` stands for a parameter of the path.
       */
      path: string;
      access: ServicesAccessJson;
      /**
       * A text key: what people type when they look for it, with commas between, in each language. A page without it is not found by the search.
       */
      words?: string;
      /**
       * More addresses that lead to it.
       *
       * Items: One more address.
       */
      also?: {
        /**
         * Address.
         */
        path: string;
        with?: ServicesWithJson;
        /**
         * The search leads here too; left out, it does not.
         */
        found?: {
          /**
           * A text key: how it is called there.
           */
          name: string;
          /**
           * A text key: what people type when they look for it, with commas between.
           */
          words: string;
        };
      }[];
    };
  };
  /**
   * The office behind the portal, as the reference office says it of itself: on the contact page, in the side menu, in mails and text messages. Left out: the commune's name, and nothing else.
   */
  office?: {
    /**
     * Its name.
     */
    name: string;
    /**
     * Street, number and place.
     */
    address?: string;
    /**
     * Postal code.
     */
    postcode?: string;
    /**
     * Telephone, digits only.
     */
    phone?: string;
    /**
     * Fax.
     */
    fax?: string;
    /**
     * E-mail.
     */
    email?: string;
    /**
     * Tax number of the commune: on invoices and in the QR codes of transfers.
     */
    nip?: string;
    /**
     * Its own site.
     */
    site?: string;
    /**
     * The office on a map.
     */
    map?: string;
    /**
     * More lines of the contact page: opening hours, cash desk, bank account. At most five.
     */
    notices?: string[];
    /**
     * What stands beside the login. At most three.
     */
    login?: string[];
  };
  /**
   * The side menu, from the top. Left out: home, procedures, information, services, statuses and registries, as far as the portal has them.
   */
  menu?: {
    /**
     * Names the entry.
     */
    id: string;
    /**
     * A text key.
     */
    label: string;
    to: ServicesPlaceJson;
    /**
     * It opens in a new tab; left out, only another site does.
     */
    newTab?: boolean;
  }[];
  start?: ServicesPlaceJson;
  /**
   * Services in groups, in the order of the service list.
   */
  groups: {
    /**
     * Names the group.
     */
    id: string;
    /**
     * A text key.
     */
    name: string;
    /**
     * Its services, in order.
     */
    services: ServicesServiceJson[];
  }[];
  /**
   * The hexagons of the home page.
   */
  tiles: {
    /**
     * Names the tile.
     */
    id: string;
    /**
     * A text key.
     */
    label: string;
    icon: IconJson;
    /**
     * Where it leads.
     */
    to:
      | {
          /**
           * The number of a service.
           */
          service: number;
        }
      | {
          /**
           * A screen.
           */
          screen: string;
        };
  }[];
}
/**
 * How the screen opens: name of a parameter in its query, or of a state that stands in the address -> value. What the resident chooses afterwards wins.
 */
export interface ServicesWithJson {
  [k: string]: string | number | boolean;
}
/**
 * A service.
 */
export interface ServicesServiceJson {
  /**
   * Its number.
   */
  uslugaId: number;
  /**
   * Its address: /uslugi/<slug>.
   */
  slug: string;
  /**
   * A text key.
   */
  name: string;
  /**
   * The screen it opens: screens/<screen>.json.
   */
  screen: string;
  with?: ServicesWithJson;
  access: ServicesAccessJson;
  /**
   * A text key: what people type when they look for it, with commas between, in each language.
   */
  words?: string;
  /**
   * A true or false of the office's configuration (`config` in expressions): while it is false, the service is offered nowhere, and its address leads home.
   */
  flag?: string;
  /**
   * The kind of subject it is for; left out, both.
   */
  only?: 'osoba' | 'instytucja';
}
/**
 * Buttons.
 */
export interface ActionsBlockJson {
  /**
   * Buttons.
   */
  type: 'actions';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  text?: TextJson;
  stay?: ExpressionJson;
  /**
   * The buttons, in order.
   */
  items: ActionJson[];
}
/**
 * A text with values in its {{placeholders}}. `count` picks the plural form.
 */
export interface TextWithValuesJson {
  /**
   * A text key.
   */
  text: string;
  /**
   * Placeholder -> expression, written by its type unless `format` says otherwise.
   */
  values?: {
    [k: string]: ExpressionJson | TextOfValueJson;
  };
}
/**
 * Words that come from the data.
 */
export interface TextOfValueJson {
  value: ExpressionJson;
  format?: FormatJson;
}
/**
 * The first line that holds gives the text.
 */
export interface TextMatchJson {
  match: MatchLinesJson;
}
/**
 * A text for each word of an enum, or for the words it has and `other` for the rest.
 */
export interface TextOfWordJson {
  texts: TextsJson;
  of: ExpressionJson;
  other?: TextJson;
}
/**
 * The name of a service, by its number.
 */
export interface TextOfServiceJson {
  service: ExpressionJson;
}
/**
 * A button.
 */
export interface ActionJson {
  id: IdJson;
  label: TextJson;
  icon?: IconJson;
  /**
   * The one next step of the screen.
   */
  primary?: boolean;
  visible?: ExpressionJson;
  enabled?: ExpressionJson;
  why?: TextJson;
  do: StepsJson;
}
/**
 * Argument -> expression. Nothing means: leave it out.
 */
export interface ArgsJson {
  [k: string]: ArgumentJson;
}
/**
 * A screen of this municipality with its parameters.
 */
export interface ScreenTargetJson {
  /**
   * A screen, as its file is called.
   */
  screen: string;
  /**
   * Parameter -> expression.
   */
  params?: {
    [k: string]: ExpressionJson;
  };
}
/**
 * Error code of the operation -> what follows.
 */
export interface ErrorsJson {
  [k: string]: ErrorOutcomeJson;
}
/**
 * A message at the edge of the page.
 */
export interface NotifyJson {
  notify: TextJson;
  tone?: ToneJson;
}
/**
 * A question with two buttons.
 */
export interface QuestionJson {
  when?: ExpressionJson;
  title: TextJson;
  text: TextJson;
  yes?: TextJson;
  no?: TextJson;
  /**
   * Of a form: below the words stands what the resident has changed, field by field, what was there and what will be.
   */
  changes?: boolean;
}
/**
 * The way to this place, each step of it leading back.
 */
export interface BreadcrumbsBlockJson {
  /**
   * The way to this place, each step of it leading back.
   */
  type: 'breadcrumbs';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  items: ExpressionJson;
  key?: FieldNameJson;
  calc?: CalcJson;
  label: TextJson;
  do: StepsJson;
}
/**
 * Named computed values; inside a block they also see its row, item or form.
 */
export interface CalcJson {
  [k: string]:
    | ExpressionJson
    | {
        /**
         * Lines, first one that holds wins; only the last has no `when`.
         */
        match: {
          when?: ExpressionJson;
          /**
           * The word.
           */
          is: string;
        }[];
      };
}
/**
 * A card for each item.
 */
export interface CardsBlockJson {
  /**
   * A card for each item.
   */
  type: 'cards';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  items: ExpressionJson;
  key?: FieldNameJson;
  calc?: CalcJson;
  heading: TextJson;
  text?: TextJson;
  /**
   * What stands on the card.
   */
  facts?: FactJson[];
  /**
   * The first line that holds colours the card.
   */
  tone?: ToneLineJson[];
  /**
   * Cards with the same value stand under one heading.
   */
  groupBy?: {
    value: ExpressionJson;
    label: TextJson;
  };
  empty?: TextJson;
  do?: StepsJson;
  /**
   * Buttons of a card.
   */
  actions?: ActionJson[];
  /**
   * Buttons of all the cards, under them beside the one that saves CSV: for their PDF.
   */
  buttons?: ActionJson[];
  /**
   * A button under the cards that saves them as CSV: the heading of a card, then its facts.
   */
  csv?: {
    heading: TextJson;
    name: TextJson;
  };
}
/**
 * A label and a value.
 */
export interface FactJson {
  id: IdJson;
  label: TextJson;
  value?: ExpressionJson;
  format?: FormatJson;
  match?: MatchLinesJson;
  texts?: TextsJson;
  other?: TextJson;
  empty?: EmptyTextJson;
  /**
   * A button that copies the value.
   */
  copy?: boolean;
  link?: TextJson;
  anchor?: AnchorJson;
  visible?: ExpressionJson;
}
export interface ToneLineJson {
  when: ExpressionJson;
  tone: ToneJson;
  icon?: IconJson;
  text: TextJson;
}
/**
 * Every page and service of the portal, with what they ask for: the site map.
 */
export interface CatalogueBlockJson {
  /**
   * Every page and service of the portal, with what they ask for: the site map.
   */
  type: 'catalogue';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  pages: TextJson;
  paused?: ExpressionJson;
}
/**
 * A chart; always with its own table and summary.
 */
export interface ChartBlockJson {
  /**
   * A chart; always with its own table and summary.
   */
  type: 'chart';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * Bars, a line over time, or the slices of a whole.
   */
  kind: 'bar' | 'line' | 'pie';
  rows: ExpressionJson;
  /**
   * What is counted: a field of the row, or a value worked out of it. Years and codes are written as they are, dates as dates.
   */
  category:
    | {
        field: FieldNameJson;
        label: TextJson;
        format?: FormatJson;
        texts?: TextsJson;
        other?: TextJson;
      }
    | {
        value: ExpressionJson;
        label: TextJson;
        format?: FormatJson;
        texts?: TextsJson;
        other?: TextJson;
      };
  /**
   * Rows of one category become one, their numbers added.
   */
  sum?: boolean;
  /**
   * The series.
   */
  values: {
    field: FieldNameJson;
    label: TextJson;
    format?: FormatJson;
  }[];
  caption: TextJson;
  /**
   * Only the largest.
   */
  top?: {
    /**
     * How many are shown.
     */
    count: number;
    by: FieldNameJson;
    others?: TextJson;
  };
  /**
   * Height of the drawing, in pixels.
   */
  height?: number;
}
/**
 * A dialog, opened by a step.
 */
export interface DialogBlockJson {
  /**
   * A dialog, opened by a step.
   */
  type: 'dialog';
  id: IdJson;
  title: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  content: BlocksJson;
}
/**
 * A heading inside the screen.
 */
export interface HeadingBlockJson {
  /**
   * A heading inside the screen.
   */
  type: 'heading';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  text: TextJson;
  /**
   * Depth.
   */
  level?: 2 | 3;
}
/**
 * A paragraph.
 */
export interface TextBlockJson {
  /**
   * A paragraph.
   */
  type: 'text';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  text: TextJson;
}
/**
 * A message that stands in the page.
 */
export interface NoticeBlockJson {
  /**
   * A message that stands in the page.
   */
  type: 'notice';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  text: TextJson;
  /**
   * What the message means, or a match table for one whose meaning changes: it stays one message, and its change is said once.
   */
  tone?:
    | ToneJson
    | {
        /**
         * Lines, first one that holds wins; only the last has no `when`.
         */
        match: {
          when?: ExpressionJson;
          is: ToneJson;
        }[];
      };
}
/**
 * Labels and values.
 */
export interface FactsBlockJson {
  /**
   * Labels and values.
   */
  type: 'facts';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The facts, in order.
   */
  items: FactJson[];
}
/**
 * One choice that a state holds.
 */
export interface SelectBlockJson {
  /**
   * One choice that a state holds.
   */
  type: 'select';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The state it sets.
   */
  bind: string;
  label: TextJson;
  options: OptionsJson;
  selected?: ExpressionJson;
  none?: TextJson;
  /**
   * How it is drawn.
   */
  as?: 'list' | 'radio' | 'checks';
}
/**
 * Fields that write states; with chips of what is set and a button to clear.
 */
export interface FiltersBlockJson {
  /**
   * Fields that write states; with chips of what is set and a button to clear.
   */
  type: 'filters';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The fields, in order.
   */
  fields: {
    /**
     * The state it sets.
     */
    bind: string;
    label: TextJson;
    /**
     * How it is drawn; left out, by the state’s type.
     */
    as?: 'text' | 'date' | 'money' | 'number' | 'list' | 'radio' | 'checks';
    options?: OptionsJson;
    min?: ExpressionJson;
    max?: ExpressionJson;
    /**
     * What must hold of its value before it counts.
     */
    rules?: RuleJson[];
  }[];
  /**
   * A panel that folds away on a phone and lists what is set, or the fields plainly: for a single value that is always there.
   */
  as?: 'panel' | 'plain';
}
/**
 * A rule of a field. It runs only when the field is visible and has a value.
 */
export interface RuleJson {
  when?: ExpressionJson;
  must: ExpressionJson;
  say: TextJson;
  /**
   * Also while typing.
   */
  live?: boolean;
}
/**
 * A table: sorts, pages, totals, expands, selects; cards on a phone.
 */
export interface TableBlockJson {
  /**
   * A table: sorts, pages, totals, expands, selects; cards on a phone.
   */
  type: 'table';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * A list of records, or fixed rows.
   */
  rows:
    | ExpressionJson
    | {
        label: TextJson;
        /**
         * Column -> expression.
         */
        values: {
          [k: string]: ExpressionJson;
        };
      }[];
  key?: FieldNameJson;
  /**
   * Conditions on `row`; all must hold.
   */
  where?: ExpressionJson[];
  calc?: CalcJson;
  /**
   * The order at first, and its name in the address.
   */
  sort?: {
    /**
     * A column. Left out, the order of the answer.
     */
    by?: string;
    /**
     * Largest first.
     */
    desc?: boolean;
    /**
     * The name in the address under which the order a resident chose is kept: a shared link, a reload and the back button keep it.
     */
    query?: string;
  };
  /**
   * Rows on a page; paging begins when there are more.
   */
  page?: number;
  caption: TextJson;
  empty?: TextJson;
  /**
   * The columns, from left to right.
   *
   * Items: A column: `field`, or `id` with `value`, `match` or `flags`.
   */
  columns: {
    field?: FieldNameJson;
    id?: IdJson;
    label: TextJson;
    value?: ExpressionJson;
    match?: MatchLinesJson;
    texts?: TextsJson;
    other?: TextJson;
    /**
     * Marks shown side by side.
     */
    flags?: {
      when: ExpressionJson;
      /**
       * A letter or short sign.
       */
      mark: string;
      text: TextJson;
    }[];
    format?: FormatJson;
    link?: TextJson;
    empty?: TextJson;
    /**
     * Residents may sort by it.
     */
    sort?: boolean;
    total?: ExpressionJson;
    /**
     * Names the row: its header cell, and the heading of its card on a phone.
     */
    header?: boolean;
    /**
     * Shown on the card of a phone.
     */
    phone?: boolean;
    /**
     * The side its cells keep to; left out, numbers end and words start.
     */
    align?: 'start' | 'end';
  }[];
  /**
   * The first line that holds colours the row; its text is read out.
   */
  tone?: ToneLineJson[];
  /**
   * Picking rows.
   */
  select?: {
    /**
     * A list state.
     */
    bind: string;
    when?: ExpressionJson;
    label: TextJson;
    /**
     * The first line that holds stands in the box’s place.
     */
    instead?: {
      when: ExpressionJson;
      icon: IconJson;
      text: TextJson;
      do?: StepsJson;
    }[];
  };
  /**
   * What opens under a row: a child table (`rows`, `columns`, `caption`) or `content`.
   */
  expand?: {
    /**
     * One row open at a time.
     */
    one?: boolean;
    label?: TextJson;
    rows?: ExpressionJson;
    key?: FieldNameJson;
    caption?: TextJson;
    calc?: CalcJson;
    /**
     * The columns of the child table.
     *
     * Items: A column: `field`, or `id` with `value`, `match` or `flags`.
     */
    columns?: {
      field?: FieldNameJson;
      id?: IdJson;
      label: TextJson;
      value?: ExpressionJson;
      match?: MatchLinesJson;
      texts?: TextsJson;
      other?: TextJson;
      /**
       * Marks shown side by side.
       */
      flags?: {
        when: ExpressionJson;
        /**
         * A letter or short sign.
         */
        mark: string;
        text: TextJson;
      }[];
      format?: FormatJson;
      empty?: TextJson;
      /**
       * Residents may sort by it.
       */
      sort?: boolean;
      total?: ExpressionJson;
      /**
       * Names the row: its header cell, and the heading of its card on a phone.
       */
      header?: boolean;
      /**
       * Shown on the card of a phone.
       */
      phone?: boolean;
      /**
       * The side its cells keep to; left out, numbers end and words start.
       */
      align?: 'start' | 'end';
    }[];
    content?: BlocksJson;
  };
  /**
   * Buttons of a row; their steps see `row`.
   */
  actions?: ActionJson[];
  /**
   * Buttons of the whole table, under it beside the one that saves CSV: for its PDF.
   */
  buttons?: ActionJson[];
  /**
   * A button under the table that saves its rows as CSV.
   */
  csv?: boolean;
}
/**
 * Blocks under a heading, or in an accordion.
 */
export interface SectionBlockJson {
  /**
   * Blocks under a heading, or in an accordion.
   */
  type: 'section';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * How it is drawn.
   */
  as?: 'plain' | 'accordion';
  open?: ExpressionJson;
  content: BlocksJson;
}
/**
 * Blocks side by side, one shown.
 */
export interface TabsBlockJson {
  /**
   * Blocks side by side, one shown.
   */
  type: 'tabs';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The tabs.
   */
  tabs: {
    id: IdJson;
    label: TextJson;
    content: BlocksJson;
  }[];
}
/**
 * Blocks again for each item.
 */
export interface RepeatBlockJson {
  /**
   * Blocks again for each item.
   */
  type: 'repeat';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  items: ExpressionJson;
  key?: FieldNameJson;
  calc?: CalcJson;
  empty?: TextJson;
  content: BlocksJson;
}
/**
 * The marks, icons and tones of a table, explained.
 */
export interface LegendBlockJson {
  /**
   * The marks, icons and tones of a table, explained.
   */
  type: 'legend';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * A table of this screen.
   */
  of: string;
}
/**
 * A form: an operation’s request, a layout, rules, and what follows.
 */
export interface FormBlockJson {
  /**
   * A form: an operation’s request, a layout, rules, and what follows.
   */
  type: 'form';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The operation it sends to. Without it nothing is sent: `fields` are of `own`, and `then` is what its button does.
   */
  operation?: string;
  /**
   * Fields that are not sent: name -> shape.
   */
  own?: {
    [k: string]: ShapeJson;
  };
  calc?: CalcJson;
  /**
   * The fields, in order.
   */
  fields: {
    field: FieldNameJson;
    label: TextJson;
    /**
     * How it is typed; left out, by its type.
     */
    as?:
      | 'text'
      | 'textarea'
      | 'select'
      | 'radio'
      | 'checkbox'
      | 'date'
      | 'email'
      | 'tel'
      | 'password'
      | 'decimal'
      | 'integer'
      | 'money'
      | 'captcha';
    hint?: TextJson;
    options?: OptionsJson;
    visible?: ExpressionJson;
    /**
     * true, or the text to show when it is empty.
     */
    required?: boolean | TextJson;
    initial?: ExpressionJson;
    limit?: ExpressionJson;
    /**
     * Of a number: at most so many digits before and after the mark, dot or comma, and nothing else; `say` is told of all that is typed otherwise.
     */
    digits?: {
      whole: ExpressionJson;
      fraction: ExpressionJson;
      say: TextJson;
    };
    min?: ExpressionJson;
    max?: ExpressionJson;
    /**
     * A small button at the field, such as one that opens what is agreed to here.
     */
    button?: {
      label: TextJson;
      do: StepsJson;
    };
    /**
     * How much of something what is typed has, such as the strength of a password: a bar of `max` parts and words, live.
     */
    meter?: {
      value: ExpressionJson;
      /**
       * Parts of the whole bar.
       */
      max: number;
      text: TextJson;
    };
    /**
     * Of a captcha: the operation that gives its challenge.
     */
    challenge?: string;
    /**
     * Fields: any change of one puts this one back, and the form forgets what it complained of.
     *
     * Items: A field.
     */
    resetOn?: string[];
    /**
     * What must hold of its value, beside what the request's schema asks.
     */
    rules?: RuleJson[];
    /**
     * The browser’s name for what is typed here.
     */
    autocomplete?: string;
    group?: TextJson;
  }[];
  from?: ExpressionJson;
  /**
   * Request field -> expression, or a text for the office to read.
   */
  send?: {
    [k: string]:
      | ExpressionJson
      | TextObjectJson
      | {
          url: ScreenTargetJson;
        };
  };
  /**
   * Asked before it is sent.
   */
  confirm?: QuestionJson[];
  submit: TextJson;
  enabled?: ExpressionJson;
  why?: TextJson;
  success?: ExpressionJson;
  then?: StepsJson;
  errors?: ErrorsJson;
  otherwise?: OutcomeJson;
  /**
   * Asks before unsent text is left.
   */
  leaveGuard?: boolean;
  /**
   * Keeps what was typed through an expired session.
   */
  keep?: boolean;
}
/**
 * The shape of a value: JSON Schema, the part that the contract uses.
 */
export interface ShapeJson {
  /**
   * A text, a number, a whole number, true or false, or a list.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /**
   * The words it may be.
   */
  enum?: string[];
  /**
   * What a text holds: a day, a point in time, an e-mail address, a telephone number.
   */
  format?: 'date' | 'date-time' | 'email' | 'tel';
  items?: ShapeJson;
  /**
   * Unit: PLN makes it money.
   */
  'x-unit'?: string;
  /**
   * A secret: typed hidden, never kept.
   */
  'x-secret'?: boolean;
  /**
   * The least it may be.
   */
  minimum?: number;
  /**
   * The most it may be.
   */
  maximum?: number;
  /**
   * Characters it may have.
   */
  maxLength?: number;
  /**
   * What it is, for whoever reads the file.
   */
  description?: string;
}
/**
 * A text of the office with markup, made safe.
 */
export interface HtmlBlockJson {
  /**
   * A text of the office with markup, made safe.
   */
  type: 'html';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  value: ExpressionJson;
}
/**
 * A page of another site inside this one, where it can do nothing to it.
 */
export interface FrameBlockJson {
  /**
   * A page of another site inside this one, where it can do nothing to it.
   */
  type: 'frame';
  id: IdJson;
  title: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * A host of services.config.json that has `frame`.
   */
  host: string;
  path: ExpressionJson;
  /**
   * Pixels, until it says itself how high it is.
   */
  height?: number;
}
/**
 * A QR code, drawn in the browser: what it holds goes nowhere.
 */
export interface QrBlockJson {
  /**
   * A QR code, drawn in the browser: what it holds goes nowhere.
   */
  type: 'qr';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  value: ExpressionJson;
  label: TextJson;
}
/**
 * Pictures that came in an answer, with their words.
 */
export interface PicturesBlockJson {
  /**
   * Pictures that came in an answer, with their words.
   */
  type: 'pictures';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  items: ExpressionJson;
  picture: ExpressionJson;
  label: TextJson;
  empty?: TextJson;
}
/**
 * A shared fragment.
 */
export interface IncludeBlockJson {
  /**
   * A shared fragment.
   */
  type: 'include';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  /**
   * A file of screens/fragments.
   */
  fragment: string;
  /**
   * Parameter -> expression.
   */
  with?: {
    [k: string]: ExpressionJson;
  };
}
/**
 * A named component of the portal: for what is truly unique.
 */
export interface WidgetBlockJson {
  /**
   * A named component of the portal: for what is truly unique.
   */
  type: 'widget';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The component.
   */
  name: string;
  /**
   * What it is told.
   */
  with?: {
    [k: string]: ExpressionJson;
  };
}
/**
 * What an overlay changes in the screen of the same name below it: screens/<name>.edit.json.
 */
export interface EditJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  title?: TextJson;
  /**
   * In the place of all guards below.
   */
  guard?: unknown[];
  /**
   * In the place of all steps below.
   */
  start?: unknown[];
  params?: EditByNameJson;
  state?: EditByNameJson;
  data?: EditByNameJson;
  calc?: EditByNameJson;
  actions?: EditByNameJson;
  documents?: EditByNameJson;
  /**
   * Changes of blocks and their parts, from the first to the last.
   */
  edits?: EditEditJson[];
}
/**
 * Name -> what stands there instead, or is new; null takes it away.
 */
export interface EditByNameJson {
  [k: string]: unknown;
}
/**
 * Blocks that several screens share, under screens/fragments/. Typed like a screen: its parameters are the `with` of the include.
 */
export interface FragmentJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  /**
   * Parameter -> shape; the blocks see `params`.
   */
  params?: {
    [k: string]: ShapeJson;
  };
  content: BlocksJson;
}
/**
 * What a screen does, as cases: given these answers, when somebody does this, then that is seen. They stand beside the screen as `<name>.scenario.json` and run without a browser: `okienko scenario`.
 */
export interface ScenarioJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  given?: ScenarioGivenJson;
  /**
   * The cases; each opens the screen anew.
   */
  cases: ScenarioCaseJson[];
}
/**
 * What holds when the screen opens. What is not said comes from the examples of the contract.
 */
export interface ScenarioGivenJson {
  /**
   * Who opens it; left out: a stranger where the screen is public, else a person.
   */
  as?: 'person' | 'institution' | 'restricted' | 'stranger';
  /**
   * Parameters of the screen.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * What the address says besides: states that live there.
   */
  query?: {
    [k: string]: string;
  };
  /**
   * Fields of `config` that are otherwise than in the example.
   */
  config?: {
    [k: string]: unknown;
  };
  /**
   * Fields of `user` that are otherwise.
   */
  user?: {
    [k: string]: unknown;
  };
  /**
   * Fields of `subject` that are otherwise.
   */
  subject?: {
    [k: string]: unknown;
  };
  /**
   * The moment; left out: 2026-06-15T08:00:00Z.
   */
  now?: string;
  /**
   * Left out: the first language of the municipality.
   */
  language?: 'pl' | 'en' | 'de' | 'uk';
  answers?: ScenarioAnswersJson;
}
/**
 * Operation -> its answer, or a list of answers that come one after the other (the last again and again).
 */
export interface ScenarioAnswersJson {
  [k: string]: ScenarioAnswerJson | ScenarioAnswerJson[];
}
/**
 * One case.
 */
export interface ScenarioCaseJson {
  /**
   * What is shown by it, in words.
   */
  name: string;
  given?: ScenarioGivenJson;
  /**
   * What happens, in order; expectations may stand among the steps.
   */
  when?: ScenarioStepJson[];
  then?: ScenarioThenJson;
}
/**
 * What is there. Only what is named is looked at.
 */
export interface ScenarioThenJson {
  /**
   * open: drawn; refused: it leads elsewhere; failed: a guard could not be decided.
   */
  phase?: 'open' | 'refused' | 'failed';
  /**
   * Words in its title.
   */
  title?: string;
  /**
   * Addresses of what is seen.
   */
  visible?: string[];
  /**
   * Addresses of what is not.
   */
  hidden?: string[];
  /**
   * Buttons and forms that can be pressed.
   */
  enabled?: string[];
  /**
   * Those that can not.
   */
  disabled?: string[];
  /**
   * Expression -> its value: `calc.suma`, `state.rok`, `count(data.raty.raty)`.
   */
  values?: {
    [k: string]: unknown;
  };
  /**
   * Form -> field -> what it shows.
   */
  fields?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * Table, cards or repeat -> how many are shown.
   */
  rows?: {
    [k: string]: number;
  };
  /**
   * Address -> words that are there.
   */
  texts?: {
    [k: string]: string | string[];
  };
  /**
   * Address -> words that are not there.
   */
  absent?: {
    [k: string]: string | string[];
  };
  /**
   * All messages so far, by words in them.
   */
  messages?: (
    | string
    | {
        /**
         * Words of it.
         */
        text: string;
        /**
         * Its tone.
         */
        tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
      }
  )[];
  /**
   * Form -> field -> words of what is wrong with it, and of no other field; '' is the form as a whole.
   */
  complaints?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Words of the question that is open; null: none is.
   */
  asks?: string | null;
  /**
   * All calls that changed something, in order.
   *
   * Items: One call.
   */
  sent?: {
    /**
     * What was called.
     */
    operation: string;
    /**
     * What was sent; what is not named may be anything.
     */
    args?: {
      [k: string]: unknown;
    };
  }[];
  /**
   * Operation -> how often it was called.
   */
  calls?: {
    [k: string]: number;
  };
  /**
   * Where the screen led last: an address, `back`, `wanted`, `signIn`; null: nowhere.
   */
  goes?: string | null;
  /**
   * Files that were saved, by name.
   */
  saves?: string[];
  /**
   * Dialogs that are open.
   */
  dialogs?: string[];
}
/**
 * One screen of the portal: what it reads, what it shows, what its buttons do. docs/screen-language.md describes the whole.
 */
export interface ScreenJson {
  /**
   * This schema, so that editors complete and underline.
   */
  $schema?: string;
  title: TextJson;
  /**
   * What the screen is told by its address or by the screen before.
   */
  params?: {
    [k: string]: ParamJson;
  };
  /**
   * Conditions of the whole screen: nothing is drawn before each is decided.
   */
  guard?: {
    must: ExpressionJson;
    else: StepsJson;
  }[];
  start?: StepsJson;
  /**
   * What the resident chose.
   */
  state?: {
    [k: string]: StateJson;
  };
  /**
   * Answers of operations. Each is called when its arguments are known, and again when they change.
   */
  data?: {
    [k: string]: SourceJson;
  };
  calc?: CalcJson;
  /**
   * Named lists of steps, for more than one place.
   */
  actions?: {
    [k: string]: {
      /**
       * Argument -> shape; the steps see `arg`.
       */
      args?: {
        [k: string]: ShapeJson;
      };
      do: StepsJson;
    };
  };
  content: BlocksJson;
  /**
   * PDFs drawn from this screen: operation -> what is in it. The office needs no code for them.
   */
  documents?: {
    [k: string]: DocumentJson;
  };
}
/**
 * A parameter. Without `default` and `missing` it may be nothing.
 */
export interface ParamJson {
  /**
   * A text, a number, a whole number, true or false, or a list.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /**
   * The words it may be.
   */
  enum?: string[];
  /**
   * What a text holds: a day, a point in time, an e-mail address, a telephone number.
   */
  format?: 'date' | 'date-time' | 'email' | 'tel';
  /**
   * path: in the address; query: after the question mark; memory (default): handed over by `go`, survives a reload, is in no address.
   */
  in?: 'path' | 'query' | 'memory';
  /**
   * A code of a link: taken out of the address before anything is asked for, kept with the history entry (a reload has it, a new tab does not).
   */
  hide?: boolean;
  /**
   * A host of services.config.json: taken only where this tab was sent there with `post` before and is not signed in since; from any other link it is nothing.
   */
  after?: string;
  default?: ExpressionJson;
  /**
   * Where to go when it is not there.
   */
  missing?: {
    /**
     * A screen, as its file is called.
     */
    screen: string;
    with?: ServicesWithJson;
    /**
     * Parameter of that screen -> expression over `params`.
     */
    params?: {
      [k: string]: ExpressionJson;
    };
  };
}
/**
 * A shape, and how it begins.
 */
export interface StateJson {
  /**
   * A text, a number, a whole number, true or false, or a list.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /**
   * The words it may be.
   */
  enum?: string[];
  /**
   * What a text holds: a day, a point in time, an e-mail address, a telephone number.
   */
  format?: 'date' | 'date-time' | 'email' | 'tel';
  items?: ShapeJson;
  /**
   * Unit: PLN makes it money.
   */
  'x-unit'?: string;
  initial?: ExpressionJson;
  /**
   * Its name in the address: a link and the back button keep it.
   */
  query?: string;
  /**
   * States: any change of one sets this one back.
   */
  resetOn?: string[];
}
/**
 * The answer of one operation.
 */
export interface SourceJson {
  /**
   * An operation of the contract.
   */
  operation: string;
  args?: ArgsJson;
  when?: ExpressionJson;
  /**
   * Without it there is no screen: its failure leads to the service list with a message, or where `go` says.
   */
  essential?:
    | boolean
    | {
        go: TargetJson;
        notify: TextJson;
      };
  /**
   * Seconds after which it is asked again in silence, as long as the page is in sight; with `until` and `for`.
   */
  every?: number;
  until?: ExpressionJson;
  /**
   * Of a source with `every`: how many seconds in sight it is asked again at most. A `reload` begins anew.
   */
  for?: number;
}
/**
 * A PDF: the screen with these values in its scope, and of its blocks those named here. `arg` holds the operation's arguments.
 */
export interface DocumentJson {
  title?: TextJson;
  /**
   * Parameter of the screen -> expression over `arg`.
   */
  params?: {
    [k: string]: ExpressionJson;
  };
  /**
   * State of the screen -> expression over `arg`.
   */
  state?: {
    [k: string]: ExpressionJson;
  };
  name?: TextJson;
  /**
   * For wide tables.
   */
  landscape?: boolean;
  /**
   * Ids of the screen's blocks, or blocks of the document's own.
   */
  content: (string | BlockJson)[];
}

/** The JSON of each block type, by its "type". */
export interface BlockJsonByType {
  actions: ActionsBlockJson;
  breadcrumbs: BreadcrumbsBlockJson;
  cards: CardsBlockJson;
  catalogue: CatalogueBlockJson;
  chart: ChartBlockJson;
  dialog: DialogBlockJson;
  facts: FactsBlockJson;
  filters: FiltersBlockJson;
  form: FormBlockJson;
  frame: FrameBlockJson;
  heading: HeadingBlockJson;
  html: HtmlBlockJson;
  include: IncludeBlockJson;
  legend: LegendBlockJson;
  notice: NoticeBlockJson;
  pictures: PicturesBlockJson;
  qr: QrBlockJson;
  repeat: RepeatBlockJson;
  section: SectionBlockJson;
  select: SelectBlockJson;
  table: TableBlockJson;
  tabs: TabsBlockJson;
  text: TextBlockJson;
  widget: WidgetBlockJson;
}
