// Generated from schemas/descriptors and schemas/config by `node codegen/generate.ts`. Do not edit.
export type ContentIdJson = string;
export type DataTableJson = DataCsvTableJson | DataViewTableJson | DataRecordsTableJson;
/**
 * Columns with a text in each language of the municipality: `nazwa` stands for `nazwa_pl`, `nazwa_en` and so on. Everywhere else in this file the column is `nazwa`; each caller gets the text in their own language, or in the first language of the municipality where theirs is empty. A view has a column for every language of the municipality.
 */
export type DataLangJson = string[];
/**
 * The column that identifies the owner of a row: PESEL of a person or NIP of an institution. The office sends rows to their owner only. null declares that the rows are the same for everybody.
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
 * An expression over the scope, for example `state.rok` or `sum(calc.wybraneRaty.map(r, r.kwotaRazem))`. Text inside takes single quotes. `true`, `false` and numbers may stand as they are.
 */
export type ExpressionJson = string | boolean | number;
/**
 * For objects of several kinds (`oneOf` with a `discriminator` in the contract): the fields of each kind, beside `fields` with those of all kinds. Without `when` the column of the discriminator says of which kind a row is; with `when` the first kind whose condition is true applies, and the last has none.
 *
 * Items: One kind.
 */
export type DataVariantsJson = {
  /**
   * Its value of the discriminator.
   */
  is: string;
  when?: ExpressionJson;
  fields?: DataFieldsJson;
}[];
/**
 * Columns to sort by, the first first; `-day` reverses the order. Default: the order of the file.
 */
export type DataOrderJson = string[];
/**
 * The most rows in the response: a number, or an argument. An argument is a whole number of at most 5000, and is required or has a `default` in the contract.
 */
export type DataLimitJson = string | number;
export type DataFillJson =
  | DataRowsJson
  | DataFirstJson
  | DataValuesJson
  | DataGroupsJson
  | DataCountJson
  | DataSumJson
  | DataConstantJson
  | DataOfRecordJson;
/**
 * public: anyone; restricted: any signed-in account; full: a confirmed account.
 */
export type ServicesAccessJson = 'public' | 'restricted' | 'full';
/**
 * The target of a link.
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
 * The name of this part, used by overlays, help links, tests and messages. Unique among its siblings; the id of a block is unique in the whole screen.
 */
export type IdJson = string;
/**
 * A text for residents: a text key, or one of the objects below.
 */
export type TextJson =
  | string
  | TextWithValuesJson
  | TextOfValueJson
  | TextMatchJson
  | TextOfWordJson
  | TextOfServiceJson
  | TextOfDefinitionJson;
/**
 * The format of the value. Default: by its type.
 */
export type FormatJson =
  | 'money'
  | 'integer'
  | 'decimal'
  | 'decimal1'
  | 'decimal2'
  | 'decimal3'
  | 'decimal4'
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
 * Lines; the first whose condition is true applies. Only the last has no `when`, and it is required.
 */
export type MatchLinesJson = (
  | {
      when?: ExpressionJson;
      /**
       * A text key.
       */
      text: string;
      values?: PlaceholdersJson;
    }
  | {
      when?: ExpressionJson;
      value: ExpressionJson;
      format?: FormatJson;
    }
)[];
/**
 * A text for each value; all values of an enum are required. A string names a group of texts whose keys are the values.
 */
export type TextsJson =
  | {
      [k: string]: TextJson;
    }
  | string;
/**
 * The id of this element in the page, for links and legal rules that refer to it: `/deklaracja#a11y-status`. Unique in the screen.
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
       * State -> expression; all are evaluated before any is set.
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
      actFor: ExpressionJson;
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
       * Lines in order; the last may have no `when`.
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
       * true: ends the session in the office and in the portal.
       */
      signOut: true;
    };
/**
 * An expression, or an address for the way back to the portal.
 */
export type ArgumentJson =
  | ExpressionJson
  | {
      url: ScreenTargetJson;
      /**
       * A parameter in the query of that screen, which carries the page that the resident wanted before the login.
       */
      wanted?: string;
    };
/**
 * The reaction to one error code.
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
 * The meaning of a message or row: shown by colour, icon and word together.
 */
export type ToneJson = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
/**
 * The reaction to any other failure; default: the general message with the case number.
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
 * The page to go to. To a page that led here by `go`, with the same parameters, the step goes back: its year and filters stay.
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
       * true: the previous page.
       */
      back: true;
    }
  | {
      wanted: ExpressionJson;
    };
/**
 * Steps run in order; the list stops at the first that does not succeed.
 */
export type StepsJson = StepJson[];
/**
 * Lines; the first whose condition is true applies. Only the last has no `when`.
 */
export type WordLinesJson = {
  when?: ExpressionJson;
  /**
   * The word.
   */
  is: string;
}[];
/**
 * Shown instead of null; `hide` removes the row.
 */
export type EmptyTextJson = string | TextObjectJson;
/**
 * A text written as an object, where a plain string would mean something else.
 */
export type TextObjectJson =
  TextWithValuesJson | TextOfValueJson | TextMatchJson | TextOfWordJson | TextOfServiceJson | TextOfDefinitionJson;
/**
 * A block; its `type` decides which keys it has.
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
  | WizardBlockJson
  | HtmlBlockJson
  | BreadcrumbsBlockJson
  | CatalogueBlockJson
  | ServicesBlockJson
  | FrameBlockJson
  | QrBlockJson
  | PicturesBlockJson
  | GridBlockJson
  | MetricBlockJson
  | TimelineBlockJson
  | IncludeBlockJson
  | PartsBlockJson
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
       * A field of the row, or a text that can read `row`.
       */
      label: FieldNameJson | TextObjectJson;
    };
/**
 * A name.
 */
export type NameJson = string;
export type BlocksJson = BlockJson[];
/**
 * One definition. It can read `params`, `config`, `today`, `now` and `lang`, and call other definitions.
 */
export type DefinitionsDefinitionJson =
  | {
      value: ExpressionJson;
      /**
       * Parameter -> shape; the definition reads them as `params`.
       */
      params?: {
        [k: string]: InputShapeJson;
      };
      /**
       * What it is, for readers of the file and for editors.
       */
      description?: string;
    }
  | {
      match: WordLinesJson;
      /**
       * Parameter -> shape; the definition reads them as `params`.
       */
      params?: {
        [k: string]: InputShapeJson;
      };
      /**
       * What it is, for readers of the file and for editors.
       */
      description?: string;
    }
  | {
      text: TextJson;
      /**
       * Parameter -> shape; the definition reads them as `params`.
       */
      params?: {
        [k: string]: InputShapeJson;
      };
      /**
       * What it is, for readers of the file and for editors.
       */
      description?: string;
    };
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
      move: EditPlaceJson;
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
 * The address of the target: the id of a block, followed by keys and names of list entries: `raty/columns/stan`.
 */
export type EditAtJson = string;
/**
 * Blocks, or list entries, in the form they have there.
 */
export type EditBlocksJson = unknown[];
/**
 * A response of the office.
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
       * Any JSON value that matches the contract.
       */
      value: unknown;
    }
  | {
      /**
       * The code: one of the operation's `x-errors`, or one that any operation may answer.
       */
      error: string;
      /**
       * Default: the status of the code.
       */
      status?: number;
      /**
       * Field -> the office's message about it.
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
       * Field -> the typed text, with numbers and dates as residents write them.
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
       * Their keys: these and no others are selected.
       */
      rows: (string | number)[];
    }
  | {
      /**
       * The table.
       */
      page: string;
      /**
       * The number of the page; the first one is 1.
       */
      to: number;
    }
  | {
      /**
       * The form.
       */
      submit: string;
    }
  | {
      /**
       * The wizard. When its step is not filled in, it stays there.
       */
      next: string;
    }
  | {
      /**
       * The wizard.
       */
      back: string;
    }
  | {
      /**
       * The wizard.
       */
      visit: string;
      /**
       * The id of the step; `sprawdzenie` is the page with all answers. Before its time the first step that is not filled in is shown.
       */
      step: string;
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
       * The block that shows the failure.
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
 * Changes of the base's content/catalogue.json in an overlay: content/catalogue.edit.json. Pages, folders and files by id, changed or new; null removes one, also from the folders that list it.
 */
export interface ContentEditJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  /**
   * Pages of text. Their HTML is content/pages/<id>/<language>.html, in the overlay or in its base; the overlay takes precedence.
   */
  pages?: {
    /**
     * The keys that change; a new page needs all of them.
     */
    [k: string]: {
      /**
       * The heading of the page.
       */
      title?: string;
      /**
       * Its subject, in one short sentence; null: none.
       */
      lead?: string | null;
      /**
       * Search terms for it; null: none.
       */
      words?: string | null;
      /**
       * The only folder that lists it, at the end unless `before` or `after` gives the position.
       */
      in?: string;
      /**
       * Its position in that folder: before this page.
       */
      before?: string;
      /**
       * Its position in that folder: after this page.
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
     * The keys that change; a new page needs all of them.
     */
    [k: string]: {
      /**
       * The name shown in lists and as the heading of the folder.
       */
      name?: string;
      /**
       * Folders in it, by id; the list is replaced as a whole.
       */
      folders?: unknown[] | null;
      /**
       * Pages in it, by id; the list is replaced as a whole.
       */
      pages?: unknown[] | null;
      /**
       * Files in it, by id; the list is replaced as a whole.
       */
      files?: unknown[] | null;
      /**
       * The only folder that lists it, at the end unless `before` or `after` gives the position.
       */
      in?: string;
      /**
       * Its position in that folder: before this folder.
       */
      before?: string;
      /**
       * Its position in that folder: after this folder.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
  /**
   * Files that residents download.
   */
  files?: {
    /**
     * The keys that change; a new page needs all of them.
     */
    [k: string]: {
      /**
       * Its path under content/files.
       */
      file?: string;
      /**
       * Its name for residents, and the name it is saved under.
       */
      name?: string;
      /**
       * The only folder that lists it, at the end unless `before` or `after` gives the position.
       */
      in?: string;
      /**
       * Its position in that folder: before this file.
       */
      before?: string;
      /**
       * Its position in that folder: after this file.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
}
/**
 * The pages and downloads of a municipality: content/catalogue.json.
 */
export interface ContentJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  /**
   * Pages of text, each with one file for each language: content/pages/<id>/<language>.html.
   */
  pages: {
    id: ContentIdJson;
    /**
     * The heading of the page; in its files headings begin with h2.
     */
    title: string;
    /**
     * Its subject, in one short sentence, shown below the title in lists.
     */
    lead?: string;
    /**
     * Search terms, separated by commas, in each language. Without them the page is found by its title only.
     */
    words?: string;
  }[];
  /**
   * Folders that residents browse, starting with the first.
   */
  folders: {
    id: ContentIdJson;
    /**
     * The name shown in lists and as the heading of the folder.
     */
    name: string;
    /**
     * Folders in it, by id; a folder can be in one other folder only.
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
   * Files that residents download: forms, records, data.
   */
  files: {
    id: ContentIdJson;
    /**
     * Its path under content/files.
     */
    file: string;
    /**
     * Its name for residents, and the name it is saved under.
     */
    name: string;
  }[];
}
/**
 * The sources of the reference office's responses to a municipality's own operations, and the tables for the records that residents send: data.config.json. It does not list operations that the office answers itself, or that draw a document.
 */
export interface DataJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  /**
   * Name -> source of its rows: a CSV file of this folder, a read-only SQL view, or records that residents send.
   */
  tables: {
    [k: string]: DataTableJson;
  };
  /**
   * Operation of the contract -> sources of its response.
   */
  operations: {
    [k: string]: DataOperationJson;
  };
}
/**
 * A CSV file: UTF-8, column names in the first line, cells separated by commas or semicolons.
 */
export interface DataCsvTableJson {
  /**
   * The file, relative to this folder: `data/bookings.csv`. Not below content/, whose files are public.
   */
  csv: string;
  lang?: DataLangJson;
  subject?: DataSubjectJson;
}
/**
 * A view of a database, which the office only reads.
 */
export interface DataViewTableJson {
  /**
   * Its name, with the schema if needed: `portal.kindergarten_fees`.
   */
  view: string;
  /**
   * A database named by the environment: `FEES` is the PostgreSQL address or the SQLite file in OKIENKO_DANE_FEES. Default: the office's own database, of which only views are read.
   */
  database?: string;
  lang?: DataLangJson;
  subject?: DataSubjectJson;
}
/**
 * Records that residents create with an operation that writes. The office numbers them; `npm run wpisy` lists them and sets their state. Besides the sent values a record has the columns @number, @day, @time, @state, @remark and @digest.
 */
export interface DataRecordsTableJson {
  /**
   * Numbers, states and limits of the records.
   */
  records: {
    /**
     * The beginning of a record's number: `DR` gives DR/1/2026, DR/2/2026.
     */
    number: string;
    /**
     * States of a record, as in the contract; a new record has the first. `process` names them instead where the office may not set every state at any time.
     */
    states?: string[];
    /**
     * How many records an account may create within 24 hours.
     */
    perDay: {
      /**
       * The limit.
       */
      most: number;
      /**
       * The error code when the limit is exceeded; it must be in `x-errors` of the operation.
       */
      code: string;
      /**
       * The message when the limit is exceeded.
       */
      text: string;
    };
    process?: DataProcessJson;
    /**
     * Argument -> the column that lists its permitted values, such as the names of streets; each value of a list must be one of them. If the table has `subject`, only the values of the subject's own rows are permitted, and the operation needs `x-subject`.
     */
    among?: {
      /**
       * A column of a CSV file or a view.
       */
      [k: string]: {
        /**
         * A table over a CSV file or a view.
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
 * The states of an application and who may change them, instead of `states`. The office follows it for residents, for `npm run wpisy` and for terms, and keeps a history.
 */
export interface DataProcessJson {
  /**
   * The number of the service whose page the mails open. Default: they open the home page.
   */
  service?: number;
  /**
   * The name of such an application, in mails: an application for a kindergarten place.
   */
  title: string;
  /**
   * State, as in the contract -> what it means. A new application is in the first.
   */
  states: {
    [k: string]: DataProcessStateJson;
  };
  /**
   * Name of a change of state -> from where to where, and by whom. Sending is none: it makes the application.
   */
  moves: {
    [k: string]: DataProcessMoveJson;
  };
  cosign?: DataCosignJson;
  /**
   * Clerks may write to the resident between moves. A message is an entry `@message` of the history, with the text as its remark; the state and its term stay.
   */
  message?: {
    /**
     * The sentence of the mail that says there is a message. `{{numer}}` is the number, `{{tytul}}` the title.
     */
    mail?: string;
  };
  /**
   * How a resident's move is refused that the present state does not allow, or that comes too late. Needed where residents have moves.
   */
  refused?: {
    /**
     * The error code; it must be in `x-errors` of the operations bound to a move.
     */
    code: string;
    /**
     * The message.
     */
    text: string;
  };
}
/**
 * A state of an application.
 */
export interface DataProcessStateJson {
  /**
   * Its name for residents and clerks.
   */
  label: string;
  /**
   * What it means for the resident and what comes next: the column @text.
   */
  text?: string;
  /**
   * The application ends here: no move leads out. Default: it is open.
   */
  ended?: boolean;
  /**
   * How long the application may stay in this state. The office computes its last day when the state begins.
   */
  term?: {
    /**
     * Working days after the day on which the state begins: no Saturdays, Sundays and public holidays of Poland.
     */
    workingDays: number;
    /**
     * After its last day the resident's moves out of this state are refused.
     */
    closes?: boolean;
    /**
     * A mail to the resident before the last day, sent once.
     */
    remind?: {
      /**
       * From this many working days before the last day.
       */
      workingDays: number;
      /**
       * The sentence of the mail. `{{numer}}` is the number, `{{tytul}}` the title, `{{termin}}` the last day.
       */
      mail: string;
    };
  };
  /**
   * The sentence of a mail to the resident when this state begins, for those who consented to notices. `{{numer}}` is the number, `{{tytul}}` the title, `{{termin}}` the last day of the term; it contains nothing else of the application. Default: no mail.
   */
  mail?: string;
}
/**
 * A change of state.
 */
export interface DataProcessMoveJson {
  /**
   * Its name for clerks, of a move of the office: ask for a supplement. Without it they see the name of the state that begins.
   */
  label?: string;
  /**
   * The states in which it is possible.
   */
  from: string[];
  /**
   * The state that begins.
   */
  to: string;
  /**
   * `resident`: by an operation with `move`, by those who see the application. `office`: by `npm run wpisy` and at the desk. `cosigner`: by an operation with `move`, by a person whom the sender named (`cosign`).
   */
  by: 'resident' | 'office' | 'cosigner';
  /**
   * What the office has to give: a `remark` for the resident, a `document` (PDF) such as a decision.
   */
  needs?: ('remark' | 'document')[];
}
/**
 * Other persons who have to sign, each in a session of their own. Until all have signed, nothing is filed: the application has no number, and the office does not see it.
 */
export interface DataCosignJson {
  /**
   * The argument of the sender with the PESEL of the second person, or a list of them. Without one the application is filed at once, in the state to which `sign` leads.
   */
  by: string;
  /**
   * The move by which each person signs (`by`: `cosigner`), out of the first state. With the last signature the application is filed.
   */
  sign: string;
  /**
   * The arguments of the sender that the second person sees.
   */
  sees: string[];
  /**
   * The sentence of the mail that asks a person to sign, for those who have an account and consented to notices. `{{tytul}}` is the title; it contains nothing else of the application.
   */
  mail: string;
  /**
   * The same mail once more after so many working days, for those who have not signed. Default: not.
   */
  remindAfter?: number;
}
/**
 * How one operation is answered.
 */
export interface DataOperationJson {
  /**
   * For an operation that writes: the table that stores a record with its arguments.
   */
  record?: string;
  move?: DataMoveJson;
  change?: DataChangeJson;
  /**
   * Name -> response of another operation that only reads, called with the rights and the subject of the caller: for the conditions in `refuse`, as `data.<name>`.
   */
  data?: {
    /**
     * A response.
     */
    [k: string]: {
      /**
       * The operation.
       */
      operation: string;
      /**
       * Argument -> its value.
       */
      args?: {
        [k: string]: ExpressionJson;
      };
    };
  };
  /**
   * Reasons for which the office refuses the call, the first first. Conditions read the arguments (`arg.ulica`), the responses in `data`, `subject`, `today`, `now` and `lang`.
   *
   * Items: One reason.
   */
  refuse?: {
    when: ExpressionJson;
    /**
     * The error code; it must be in `x-errors` of the operation.
     */
    code: string;
    /**
     * The message.
     */
    text: string;
    /**
     * The argument at which the form shows the message as well.
     */
    field?: string;
  }[];
  document?: DataDocumentJson;
  row?: DataFirstJson;
  /**
   * For an operation that answers with a file (application/octet-stream): the row whose column names it. Without a matching row, or with an empty cell, the response is 404. Files are below `data/files/`.
   */
  file?: {
    /**
     * The table; the first row that matches. Its rows with a subject give files to their subject only.
     */
    first: string;
    /**
     * Its column with the name of a file: `2026/decyzja-17.pdf` is data/files/2026/decyzja-17.pdf.
     */
    column: string;
    where?: DataWhereJson;
    order?: DataOrderJson;
  };
  /**
   * Field of the response -> its source.
   */
  answer?: {
    [k: string]: DataFillJson;
  };
}
/**
 * For an operation that writes: the resident's move of a `process` that it makes. Its other arguments are kept in the history of the application.
 */
export interface DataMoveJson {
  /**
   * The table of records with the process.
   */
  table: string;
  /**
   * One of its moves by a resident.
   */
  name: string;
  /**
   * The argument with the number of the application. A number that does not exist, or belongs to somebody else, is answered with 404.
   */
  number: string;
}
/**
 * For an operation that writes: the record of the caller that it changes. The office keeps a history of the earlier values.
 */
export interface DataChangeJson {
  /**
   * The table of records.
   */
  table: string;
  /**
   * The argument with the number of the record. A number that does not exist, or belongs to somebody else, is answered with 404.
   */
  number: string;
  /**
   * Argument -> the column that it replaces. An argument that was not sent replaces nothing; null empties the column. `among` of the table holds for the new values too.
   */
  columns?: {
    /**
     * A column: an argument of the operation that made the record.
     */
    [k: string]: string;
  };
  /**
   * The state of the record after the change, such as withdrawn; by default it stays. With a `process` only its moves change states.
   */
  state?: string;
  /**
   * The states in which the change is possible.
   */
  while: string[];
  /**
   * How a change in another state is refused.
   */
  refused: {
    /**
     * The error code; it must be in `x-errors` of the operation.
     */
    code: string;
    /**
     * The message.
     */
    text: string;
  };
}
/**
 * For an operation that answers a file (`application/octet-stream`): the document that the office attached to an application with a `process`, such as a decision. Only those who see the application get it.
 */
export interface DataDocumentJson {
  /**
   * The table of records with the process.
   */
  table: string;
  /**
   * The argument with the number of the application. Without a document the answer is 404.
   */
  number: string;
  /**
   * The argument with the entry of the history (@entry) whose document is wanted. Default: the last document.
   */
  entry?: string;
}
/**
 * One object: the first row that matches. Without a match it is null, or the response is 404 where null is not allowed.
 */
export interface DataFirstJson {
  /**
   * The table.
   */
  first: string;
  fields?: DataFieldsJson;
  variants?: DataVariantsJson;
  on?: DataOnJson;
  where?: DataWhereJson;
  order?: DataOrderJson;
}
/**
 * Field of the item -> column, where their names differ; a dot leads into an object: `hall.name`. A field without an entry takes the column of its own name. A field may also take rows of another table that belong to this row: `on` joins them.
 */
export interface DataFieldsJson {
  [k: string]:
    | string
    | DataConstantJson
    | DataRowsJson
    | DataFirstJson
    | DataValuesJson
    | DataCountJson
    | DataSumJson
    | DataListInRowJson
    | DataVariantsInRowJson;
}
/**
 * The same in every response.
 */
export interface DataConstantJson {
  /**
   * Any JSON value.
   */
  value: unknown;
}
/**
 * A list with one item for each row.
 */
export interface DataRowsJson {
  /**
   * The table.
   */
  rows: string;
  /**
   * true: instead of the caller's own applications those that wait for the caller's signature (`cosign` of the process).
   */
  cosign?: boolean;
  fields?: DataFieldsJson;
  variants?: DataVariantsJson;
  on?: DataOnJson;
  where?: DataWhereJson;
  order?: DataOrderJson;
  limit?: DataLimitJson;
  /**
   * The argument with the number of rows to leave out before the first: 20 with a `limit` of 20 is the second page. Over a view it needs `order`.
   */
  offset?: string;
}
/**
 * Inside of `fields`: column of this table -> column of the row that it equals.
 */
export interface DataOnJson {
  /**
   * A column of the row.
   */
  [k: string]: string;
}
/**
 * Argument -> the column it filters. An argument that was not sent filters nothing.
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
         * `year` and `month`: the date in the column is in this year, in this month (`2026-06`, or a number from 1 to 12); `from` and `to`: it is at least, at most the argument.
         */
        is: 'year' | 'month' | 'from' | 'to';
      };
}
/**
 * A list of the distinct values of one column, for a choice: years, months, names.
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
   * For a column of dates: only the year (2026) or the month (`2026-06`, or 6 where the contract has a number).
   */
  part?: 'year' | 'month';
  on?: DataOnJson;
  where?: DataWhereJson;
  /**
   * Largest first.
   */
  descending?: boolean;
}
/**
 * The number of matching rows, of all pages.
 */
export interface DataCountJson {
  /**
   * The table.
   */
  count: string;
  on?: DataOnJson;
  where?: DataWhereJson;
}
/**
 * The sum of a column over the matching rows; empty cells count as 0.
 */
export interface DataSumJson {
  /**
   * The table.
   */
  sum: string;
  /**
   * Its column of amounts or numbers.
   */
  column: string;
  on?: DataOnJson;
  where?: DataWhereJson;
}
/**
 * A list that belongs to the record itself.
 */
export interface DataListInRowJson {
  /**
   * `@sent`: what was sent, in the words and the order of the form, with the columns @label and @value. `@timeline`, with a `process`: what has happened, the first first.
   */
  list: '@sent' | '@timeline';
  /**
   * Field of the object -> column, where their names differ. The columns of `@timeline` are @entry (1, 2, 3 …), @time, @day, @move (`send` for the first), @state, @label and @text (the words of the state), @who (MIESZKANIEC or URZAD), @remark, @hasDocument, and the arguments of the residents' moves.
   */
  fields?: {
    /**
     * A column.
     */
    [k: string]: string;
  };
}
/**
 * An object of one of several kinds, from columns of the same row.
 */
export interface DataVariantsInRowJson {
  variants: DataVariantsJson;
  fields?: DataFieldsJson;
}
/**
 * A list with one item for each distinct value of a column, or of several columns together, with the count and the sums of its rows.
 */
export interface DataGroupsJson {
  /**
   * The table.
   */
  groups: string;
  /**
   * Field of the item -> the column whose values make the groups; for a date also only its year or month.
   */
  by: {
    [k: string]:
      | string
      | {
          /**
           * A column of dates.
           */
          column: string;
          /**
           * The year (2026) or the month (`2026-06`, or 6 where the contract has a number).
           */
          part: 'year' | 'month';
        };
  };
  /**
   * The field with the number of rows of the group.
   */
  count?: string;
  /**
   * Field of the item -> the column that is added up.
   */
  sums?: {
    /**
     * A column of amounts or numbers.
     */
    [k: string]: string;
  };
  where?: DataWhereJson;
  /**
   * Largest value first.
   */
  descending?: boolean;
}
/**
 * A column of the record that this call created.
 */
export interface DataOfRecordJson {
  /**
   * Its number, day, time, state or digest.
   */
  record: '@number' | '@day' | '@time' | '@state' | '@digest';
}
/**
 * Changes of the base's services.config.json. Objects are merged key by key; null removes a key.
 */
export interface OverlayJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  /**
   * Name, logo and colours of the commune.
   */
  municipality?: {
    /**
     * The name in the header and on documents.
     */
    name?: string;
    /**
     * An SVG file of this folder with shapes only, at most 32 KiB; null: the portal's hexagon.
     */
    logo?: string | null;
    /**
     * Design token -> colour; `primary` is the commune's main colour. null: the portal's own colour.
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
     * A path of this site, or an https address with a path: the backend may be on any host (docs/backend.md).
     */
    base: string;
    /**
     * Other backends: name -> domains of the contract that each answers, by the names of their files in schemas/api. The portal calls only `base`; the reference office checks such a call and passes it on with a short-lived token, to the address in the file that OKIENKO_ZAPLECZE_<name> names (docs/backend.md).
     */
    bases?: {
      /**
       * Domains of the contract.
       */
      [k: string]: string[];
    };
  };
  /**
   * The session of a logged-in resident. The office decides how long it lasts and when the portal asks whether to extend it.
   */
  session?: {
    /**
     * The interval, in seconds, of the timer that extends the session of a resident who has been active since the last extension.
     */
    refreshSeconds: number;
  };
  /**
   * Drafts of forms in steps, which the office keeps for an account.
   */
  drafts?: {
    /**
     * The days after the last save for which a draft is kept. Drafts that exist keep the day that the resident was told.
     */
    days: number;
  };
  /**
   * Languages of the portal; the first is the one the office reads.
   */
  languages?: ('pl' | 'en' | 'de' | 'uk')[];
  /**
   * Name -> address, for steps that leave the portal; null removes one.
   */
  hosts?: {
    [k: string]: unknown;
  };
  /**
   * Screens that the portal itself links to.
   */
  special?: {
    [k: string]: string | null;
  };
  /**
   * Screens with an address of their own, changed or new; null removes the address.
   */
  screens?: {
    /**
     * The keys that change; a new page needs all of them.
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
       * Search terms for it.
       */
      words?: string;
      /**
       * The order of its parts, by numbers of services; the list is replaced as a whole. null: as in the list of services.
       */
      parts?: unknown[] | null;
      /**
       * Further addresses of the same screen; the list is replaced as a whole.
       */
      also?: unknown[];
      [k: string]: unknown;
    } | null;
  };
  /**
   * The office behind the portal, changed key by key; null removes a key.
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
     * Its website.
     */
    site?: string | null;
    /**
     * The office on a map.
     */
    map?: string | null;
    /**
     * Text keys; the list is replaced as a whole.
     */
    notices?: unknown[] | null;
    /**
     * Text keys; the list is replaced as a whole.
     */
    login?: unknown[] | null;
  };
  /**
   * Entries of the side menu by id, changed or new; null removes one.
   */
  menu?: {
    /**
     * The keys that change; a new entry needs all of them.
     */
    [k: string]: {
      /**
       * Its text.
       */
      label?: string;
      /**
       * Its target: home, a screen, a service, a page, a folder or an address.
       */
      to?: {
        [k: string]: unknown;
      };
      /**
       * Opens in a new tab; null: only links to other sites do.
       */
      newTab?: boolean | null;
      /**
       * Its position: before this entry.
       */
      before?: string;
      /**
       * Its position: after this entry.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
  /**
   * The page the portal opens with, instead of the base's; null: the home page.
   */
  start?: {
    [k: string]: unknown;
  } | null;
  /**
   * Groups of services by id, changed or new; null removes a group with its services.
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
       * Its position: before this group.
       */
      before?: string;
      /**
       * Its position: after this group.
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
     * The keys that change; a new service needs all of them.
     */
    [k: string]: {
      /**
       * true: switched off, false: switched on. Everything else that is written of it counts when it is on.
       */
      off?: boolean;
      /**
       * The group that lists it.
       */
      group?: string;
      /**
       * Its position: before this service.
       */
      before?: number;
      /**
       * Its position: after this service.
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
       * Its icon in the list of services.
       */
      icon?: string;
      /**
       * Search terms for it.
       */
      words?: string;
      /**
       * The screen it opens.
       */
      screen?: string;
      /**
       * Values the screen opens with.
       */
      with?: {
        [k: string]: unknown;
      };
      /**
       * Who may see it.
       */
      access?: 'public' | 'restricted' | 'full';
      /**
       * What it contributes to screens: screen -> fragment; null removes one, or all.
       */
      parts?: {
        [k: string]: unknown;
      } | null;
      /**
       * A boolean of the office's configuration that must be true; null: none.
       */
      flag?: string | null;
      /**
       * Only for persons or for institutions; null: for both.
       */
      only?: string | null;
    };
  };
  /**
   * Tiles of the home page by id, changed or new; null removes one.
   */
  tiles?: {
    /**
     * A tile.
     */
    [k: string]: {
      /**
       * Its text.
       */
      label?: string;
      /**
       * Its picture.
       */
      icon?: string;
      /**
       * Its target: a service or a screen.
       */
      to?: {
        [k: string]: unknown;
      };
      /**
       * Its position: before this tile.
       */
      before?: string;
      /**
       * Its position: after this tile.
       */
      after?: string;
      [k: string]: unknown;
    } | null;
  };
}
/**
 * The services of a municipality, their addresses, and the address of its API.
 */
export interface ServicesJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  /**
   * Name, logo and colours of the commune.
   */
  municipality: {
    /**
     * The name in the header and on documents.
     */
    name: string;
    /**
     * An SVG file of this folder with shapes only, at most 32 KiB; default: the portal's hexagon.
     */
    logo?: string;
    /**
     * Design token -> colour. `primary` is the commune's main colour.
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
     * A path of this site, or an https address with a path: the backend may be on any host (docs/backend.md).
     */
    base: string;
    /**
     * Other backends: name -> domains of the contract that each answers, by the names of their files in schemas/api. The portal calls only `base`; the reference office checks such a call and passes it on with a short-lived token, to the address in the file that OKIENKO_ZAPLECZE_<name> names (docs/backend.md).
     */
    bases?: {
      /**
       * Domains of the contract.
       */
      [k: string]: string[];
    };
  };
  /**
   * The session of a logged-in resident. The office decides how long it lasts and when the portal asks whether to extend it.
   */
  session?: {
    /**
     * The interval, in seconds, of the timer that extends the session of a resident who has been active since the last extension.
     */
    refreshSeconds: number;
  };
  /**
   * Drafts of forms in steps, which the office keeps for an account.
   */
  drafts?: {
    /**
     * The days after the last save for which a draft is kept. Drafts that exist keep the day that the resident was told.
     */
    days: number;
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
           * Its pages may appear inside a screen (block `frame`); the office's content security policy then allows it.
           */
          frame?: boolean;
          /**
           * Forms may be sent there (step `post`); the office's content security policy then allows it.
           */
          post?: boolean;
        };
  };
  /**
   * Screens that the portal itself links to.
   */
  special: {
    /**
     * The login screen.
     */
    login: string;
    /**
     * The list of services. A screen leads here when its essential data fail to load.
     */
    services: string;
    /**
     * What concerns the person who is signed in: a login that asked for no other page leads here, and the home page shows its `summary`. Without it a login leads to the home page.
     */
    mine?: string;
    /**
     * Stands in place of the home page: `/`, the logo and the end of a session lead there. For a portal without tiles, whose pages nobody has to search.
     */
    home?: string;
    /**
     * Shows one page of content/, chosen by the parameter `nazwaPliku` of its query. Menu entries of the kind STRONA_WLASNA lead here.
     */
    page?: string;
    /**
     * Shows one folder of content/, chosen by the parameter `link` of its query. Links to folders lead here.
     */
    files?: string;
  };
  /**
   * Screens with an address of their own. The screen of a service gets its address from the slug.
   */
  screens: {
    [k: string]: {
      /**
       * The address; `:name` is a parameter of the path.
       */
      path: string;
      access: ServicesAccessJson;
      /**
       * A text key: search terms, separated by commas, in each language. Without it the search does not find the screen.
       */
      words?: string;
      /**
       * The order of its parts, by numbers of services. Services that are left out follow in the order of the list of services.
       */
      parts?: number[];
      /**
       * Further addresses of the screen.
       *
       * Items: A further address.
       */
      also?: {
        /**
         * Address.
         */
        path: string;
        with?: ServicesWithJson;
        /**
         * The entry of this address in the search; without it the search does not lead here.
         */
        found?: {
          /**
           * A text key: its name in the search.
           */
          name: string;
          /**
           * A text key: search terms, separated by commas.
           */
          words: string;
        };
      }[];
    };
  };
  /**
   * Details of the office, shown by the reference office on the contact page, in the side menu, in mails and text messages. Default: the commune's name only.
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
     * Its website.
     */
    site?: string;
    /**
     * The office on a map.
     */
    map?: string;
    /**
     * Further lines of the contact page: opening hours, cash desk, bank account. At most five.
     */
    notices?: string[];
    /**
     * Lines shown beside the login. At most three.
     */
    login?: string[];
  };
  /**
   * The side menu, from the top. Default: home, procedures, information, services, statuses and registries, if the portal has them.
   */
  menu?: {
    /**
     * The entry's name, for overlays.
     */
    id: string;
    /**
     * A text key.
     */
    label: string;
    to: ServicesPlaceJson;
    /**
     * Opens in a new tab; by default only links to other sites do.
     */
    newTab?: boolean;
  }[];
  start?: ServicesPlaceJson;
  /**
   * Services in groups, in the order of the service list.
   */
  groups: {
    /**
     * The group's name, for overlays.
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
     * The tile's name, for overlays.
     */
    id: string;
    /**
     * A text key. Of a tile that leads to a service it is left out: its label is the name of the service.
     */
    label?: string;
    icon: IconJson;
    /**
     * Its target.
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
 * Values the screen opens with: name of a parameter in its query, or of a state in the address -> value. The resident can choose another value afterwards.
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
   * true: switched off. Lists, search, tiles, menu and buttons leave it out; everything stays as written until it is switched on again.
   */
  off?: boolean;
  icon?: IconJson;
  /**
   * A text key: search terms, separated by commas, in each language.
   */
  words?: string;
  /**
   * What the service contributes to screens with a block `parts`: screen -> fragment. It is shown to those whom the service is offered to.
   */
  parts?: {
    /**
     * A file of screens/fragments, without parameters.
     */
    [k: string]: string;
  };
  /**
   * A boolean of the office's configuration (`config` in expressions). While it is false, the service is not listed, and its address leads to the home page.
   */
  flag?: string;
  /**
   * The kind of subject it is for; default: both.
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
 * A text with values in its {{placeholders}}. `count` selects the plural form.
 */
export interface TextWithValuesJson {
  /**
   * A text key.
   */
  text: string;
  values?: PlaceholdersJson;
}
/**
 * Placeholder -> expression, formatted by its type unless `format` says otherwise; or another text, such as the words for a value of an enum.
 */
export interface PlaceholdersJson {
  [k: string]:
    ExpressionJson | TextOfValueJson | TextMatchJson | TextOfWordJson | TextOfServiceJson | TextOfDefinitionJson;
}
/**
 * A value from the data.
 */
export interface TextOfValueJson {
  value: ExpressionJson;
  format?: FormatJson;
}
/**
 * The first line whose condition is true gives the text.
 */
export interface TextMatchJson {
  match: MatchLinesJson;
}
/**
 * A text for each value of an enum, or for some values and `other` for the rest.
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
 * A text of screens/definitions/.
 */
export interface TextOfDefinitionJson {
  /**
   * The name of the definition.
   */
  define: string;
  /**
   * Parameter -> expression.
   */
  with?: {
    [k: string]: ExpressionJson;
  };
}
/**
 * A button.
 */
export interface ActionJson {
  id: IdJson;
  label: TextJson;
  icon?: IconJson;
  /**
   * The primary button: the one next step of the screen.
   */
  primary?: boolean;
  /**
   * What it does cannot be undone, and the button looks like it.
   */
  irreversible?: boolean;
  visible?: ExpressionJson;
  enabled?: ExpressionJson;
  why?: TextJson;
  do: StepsJson;
}
/**
 * Argument -> expression. With null the argument is left out.
 */
export interface ArgsJson {
  [k: string]: ArgumentJson;
}
/**
 * A screen of this municipality with its parameters.
 */
export interface ScreenTargetJson {
  /**
   * A screen, by the name of its file.
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
 * Error code of the operation -> reaction.
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
   * What follows cannot be undone, and the button that agrees looks like it.
   */
  irreversible?: boolean;
  /**
   * For a form: below the text the changed fields are listed, each with its old and new value.
   */
  changes?: boolean;
}
/**
 * The path to the present page; each item leads back.
 */
export interface BreadcrumbsBlockJson {
  /**
   * The path to the present page; each item leads back.
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
 * Named computed values; inside a block they can also read its row, item or form.
 */
export interface CalcJson {
  [k: string]:
    | ExpressionJson
    | {
        match: WordLinesJson;
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
  /**
   * cards: side by side; list: compact rows below each other, the facts and buttons at the end of a row. For short overviews.
   */
  as?: 'cards' | 'list';
  items: ExpressionJson;
  key?: FieldNameJson;
  calc?: CalcJson;
  heading: TextJson;
  text?: TextJson;
  /**
   * The facts on the card.
   */
  facts?: FactJson[];
  /**
   * What opens under a card: facts and buttons that few residents need. A list stays short.
   */
  expand?: {
    /**
     * The facts in it.
     */
    facts?: FactJson[];
    /**
     * The buttons in it.
     */
    actions?: ActionJson[];
  };
  /**
   * The first line whose condition is true colours the card.
   */
  tone?: ToneLineJson[];
  /**
   * Cards with the same value share one group heading.
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
   * Buttons for all cards, placed under them beside the CSV button, for example for a PDF.
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
 * The site map: every page and service of the portal, with the required login.
 */
export interface CatalogueBlockJson {
  /**
   * The site map: every page and service of the portal, with the required login.
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
 * A chart with a sentence for screen readers. Its numbers are a folded table, unless a table below it has them.
 */
export interface ChartBlockJson {
  /**
   * A chart with a sentence for screen readers. Its numbers are a folded table, unless a table below it has them.
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
   * The category of a row: a field, or a computed value. Years and codes are shown unchanged, dates as dates.
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
   * Adds up the rows of one category.
   */
  sum?: boolean;
  /**
   * The series.
   */
  values: (
    | {
        field: FieldNameJson;
        label: TextJson;
        format?: FormatJson;
      }
    | {
        id: IdJson;
        value: ExpressionJson;
        label: TextJson;
        format?: FormatJson;
      }
  )[];
  caption: TextJson;
  /**
   * Shows the largest only.
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
  do?: StepsJson;
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
   * The heading's level.
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
 * A message inside the page.
 */
export interface NoticeBlockJson {
  /**
   * A message inside the page.
   */
  type: 'notice';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  text: TextJson;
  /**
   * The kind of message, or a match table when the kind changes: it remains one message, and screen readers announce its change once.
   */
  tone?:
    | ToneJson
    | {
        /**
         * Lines; the first whose condition is true applies. Only the last has no `when`.
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
 * A choice, stored in a state.
 */
export interface SelectBlockJson {
  /**
   * A choice, stored in a state.
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
   * The kind of section.
   */
  as?: 'list' | 'radio' | 'checks';
}
/**
 * Inputs that set states, with chips for the active filters and a button to clear them.
 */
export interface FiltersBlockJson {
  /**
   * Inputs that set states, with chips for the active filters and a button to clear them.
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
     * The kind of input; default: by the state’s type.
     */
    as?: 'text' | 'date' | 'money' | 'number' | 'list' | 'radio' | 'checks';
    options?: OptionsJson;
    min?: ExpressionJson;
    max?: ExpressionJson;
    /**
     * Rules for its value. While one is broken its text is shown at the field, and no source that reads the state is called; a rule that reads a source does not hold that source back.
     */
    rules?: RuleJson[];
  }[];
  /**
   * `panel`: folds away on a phone and lists the active filters; `plain`: the fields only, for a single value that is always set; `chips`: only the active filters, each with a button that removes it, for states that charts, tables and numbers set.
   */
  as?: 'panel' | 'plain' | 'chips';
}
/**
 * A rule of a field. It runs only when the field is visible and has a value.
 */
export interface RuleJson {
  when?: ExpressionJson;
  must: ExpressionJson;
  say: TextJson;
  /**
   * Also runs while typing.
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
   * Conditions on `row`; all must be true.
   */
  where?: ExpressionJson[];
  calc?: CalcJson;
  /**
   * The initial order, and its name in the address.
   */
  sort?: {
    /**
     * A column. Default: the order of the response.
     */
    by?: string;
    /**
     * Largest first.
     */
    desc?: boolean;
    /**
     * The name in the address for the order the resident chose: a shared link, a reload and the back button keep it.
     */
    query?: string;
    state?: NameJson;
  };
  /**
   * Rows on a page: the table has pages when there are more. An object is for pages that the office cuts.
   */
  page?:
    | number
    | {
        state: NameJson;
        size: NameJson;
        count: ExpressionJson;
      };
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
     * This column names the row: its header cell, and the heading of its card on a phone.
     */
    header?: boolean;
    /**
     * Shown on the card of a phone.
     */
    phone?: boolean;
    /**
     * The alignment of its cells; default: numbers at the end, text at the start.
     */
    align?: 'start' | 'end';
    visible?: ExpressionJson;
  }[];
  /**
   * The first line whose condition is true colours the row; screen readers announce its text.
   */
  tone?: ToneLineJson[];
  /**
   * Selecting rows.
   */
  select?: {
    /**
     * A list state.
     */
    bind: string;
    when?: ExpressionJson;
    label: TextJson;
    /**
     * The first line whose condition is true replaces the checkbox.
     */
    instead?: {
      when: ExpressionJson;
      icon: IconJson;
      text: TextJson;
      do?: StepsJson;
    }[];
  };
  /**
   * The content that opens under a row: a child table (`rows`, `columns`, `caption`) or `content`.
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
       * This column names the row: its header cell, and the heading of its card on a phone.
       */
      header?: boolean;
      /**
       * Shown on the card of a phone.
       */
      phone?: boolean;
      /**
       * The alignment of its cells; default: numbers at the end, text at the start.
       */
      align?: 'start' | 'end';
      visible?: ExpressionJson;
    }[];
    content?: BlocksJson;
  };
  do?: StepsJson;
  /**
   * Buttons of a row; their steps can read `row`.
   */
  actions?: ActionJson[];
  /**
   * Buttons for the whole table, placed under it beside the CSV button, for example for a PDF.
   */
  buttons?: ActionJson[];
  /**
   * A button under the table that saves its rows as CSV.
   */
  csv?: boolean;
}
/**
 * Blocks under a heading, as numbered steps, or in an accordion.
 */
export interface SectionBlockJson {
  /**
   * Blocks under a heading, as numbered steps, or in an accordion.
   */
  type: 'section';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The kind of section. `steps` is a numbered list, each block one of its items.
   */
  as?: 'plain' | 'steps' | 'accordion';
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
 * Blocks repeated for each item.
 */
export interface RepeatBlockJson {
  /**
   * Blocks repeated for each item.
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
 * An explanation of the marks, icons and tones of a table.
 */
export interface LegendBlockJson {
  /**
   * An explanation of the marks, icons and tones of a table.
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
 * A form: the request of an operation with a layout, rules, and the steps that follow.
 */
export interface FormBlockJson {
  /**
   * A form: the request of an operation with a layout, rules, and the steps that follow.
   */
  type: 'form';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The operation it is sent to. Without it nothing is sent: all `fields` are in `own`, and the button runs `then`.
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
     * The kind of input; default: by its type.
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
      | 'captcha'
      | 'files'
      | 'rows';
    hint?: TextJson;
    options?: OptionsJson;
    visible?: ExpressionJson;
    /**
     * true, or the message when it is empty; with `when`, required only while a condition is true.
     */
    required?:
      | boolean
      | TextJson
      | {
          when: ExpressionJson;
          say?: TextJson;
        };
    initial?: ExpressionJson;
    limit?: ExpressionJson;
    /**
     * For a number: the maximum number of digits before and after the decimal separator, dot or comma; any other input shows `say`.
     */
    digits?: {
      whole: ExpressionJson;
      fraction: ExpressionJson;
      say: TextJson;
    };
    min?: ExpressionJson;
    max?: ExpressionJson;
    /**
     * A small button at the field, for example to open the terms being agreed to.
     */
    button?: {
      label: TextJson;
      do: StepsJson;
    };
    /**
     * A live measure of the input, such as the strength of a password: a bar of `max` parts and a text.
     */
    meter?: {
      value: ExpressionJson;
      /**
       * The number of parts of the bar.
       */
      max: number;
      text: TextJson;
    };
    /**
     * For a new password: what others know of the resident, such as login, names and e-mail. A value that is one of these words with the usual additions is refused with `say`; a meter then has one full part and this text. The reference office has the same rule.
     */
    ownWords?: {
      /**
       * The words, as expressions; null is left out.
       */
      of: ExpressionJson[];
      say: TextJson;
    };
    /**
     * For a record, or a list of single values (an object or an array of the contract): its values are drawn from its schema, with these texts. A list has buttons that add, move and remove entries.
     */
    nested?: {
      labels?: TextsJson;
      hints?: TextsJson;
      texts?: TextsJson;
    };
    /**
     * For rows: the fields of a row, in order. Their expressions can read `item`, the values of the row, and `index`, its position from 0.
     */
    fields?: FormBlockRowFieldJson[];
    title?: TextJson;
    key?: FieldNameJson;
    /**
     * For rows: the text of the button that adds one; false: no rows can be added.
     */
    add?: boolean | TextJson;
    /**
     * For rows: their order matters, and buttons move them.
     */
    order?: boolean;
    locked?: ExpressionJson;
    /**
     * For rows: rules of each row over `item`, once its fields are in order. The message is shown at the row, or at the named field of it.
     */
    rowRules?: {
      when?: ExpressionJson;
      must: ExpressionJson;
      say: TextJson;
      field?: FieldNameJson;
      /**
       * The rule also runs while typing.
       */
      live?: boolean;
    }[];
    /**
     * For rows: labelled values under the list, computed from it.
     */
    totals?: {
      label: TextJson;
      value: ExpressionJson;
      format?: FormatJson;
    }[];
    /**
     * For rows: one row for each entry of a list chosen elsewhere. An entry that is taken out takes its row out; chosen again, it brings back what was typed.
     */
    syncWith?: {
      list: ExpressionJson;
      key: FieldNameJson;
    };
    /**
     * For files: the accepted kinds, of those that the contract takes; left out, all of them.
     *
     * Items: A kind, known by the content of a file.
     */
    kinds?: ('pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'docx' | 'odt')[];
    /**
     * For files: the largest size of one, in MB; left out, that of the contract.
     */
    size?: number;
    /**
     * For files: the most files; left out, that of the contract.
     */
    number?: number;
    /**
     * For files: the needed documents, a place for each.
     */
    documents?: {
      rows: ExpressionJson;
      value: FieldNameJson;
      label: FieldNameJson;
      kinds?: FieldNameJson;
    };
    /**
     * For a captcha: the operation that provides its challenge.
     */
    challenge?: string;
    /**
     * Fields: a change of one of them resets this field and clears its error messages.
     *
     * Items: A field.
     */
    resetOn?: string[];
    /**
     * Rules for its value, in addition to the schema of the request.
     */
    rules?: RuleJson[];
    /**
     * The browser’s autocomplete name for this field.
     */
    autocomplete?: string;
    group?: TextJson;
  }[];
  /**
   * Labels with values that are computed from the input, such as a fee, above the button. The office computes an argument of `send` again; what is only shown, it does not see.
   */
  facts?: FactJson[];
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
   * Questions to confirm before sending.
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
   * Asks before unsent input is lost.
   */
  leaveGuard?: boolean;
  /**
   * Keeps the input when the session expires.
   */
  keep?: boolean;
}
/**
 * The shape of a value: JSON Schema, the part that the contract uses.
 */
export interface ShapeJson {
  /**
   * A string, a number, a whole number, a boolean, or a list.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /**
   * The allowed values.
   */
  enum?: string[];
  /**
   * The content of a string: a date, a date with time, an e-mail address, a telephone number.
   */
  format?: 'date' | 'date-time' | 'email' | 'tel';
  items?: ShapeJson;
  /**
   * Unit: PLN makes it money.
   */
  'x-unit'?: string;
  /**
   * A secret: hidden while typed, never stored.
   */
  'x-secret'?: boolean;
  /**
   * The minimum.
   */
  minimum?: number;
  /**
   * The maximum.
   */
  maximum?: number;
  /**
   * The maximum number of characters.
   */
  maxLength?: number;
  /**
   * A description for readers of the file.
   */
  description?: string;
}
/**
 * A field of a row: the keys of a field of the form, over `item`.
 */
export interface FormBlockRowFieldJson {
  field: FieldNameJson;
  label: TextJson;
  /**
   * The kind of input; default: by its type.
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
    | 'money';
  hint?: TextJson;
  options?: OptionsJson;
  visible?: ExpressionJson;
  /**
   * true, or the message when it is empty; with `when`, required only while a condition is true.
   */
  required?:
    | boolean
    | TextJson
    | {
        when: ExpressionJson;
        say?: TextJson;
      };
  initial?: ExpressionJson;
  limit?: ExpressionJson;
  /**
   * For a number: the maximum number of digits before and after the decimal separator, dot or comma; any other input shows `say`.
   */
  digits?: {
    whole: ExpressionJson;
    fraction: ExpressionJson;
    say: TextJson;
  };
  min?: ExpressionJson;
  max?: ExpressionJson;
  /**
   * A small button at the field, for example to open the terms being agreed to.
   */
  button?: {
    label: TextJson;
    do: StepsJson;
  };
  /**
   * A live measure of the input, such as the strength of a password: a bar of `max` parts and a text.
   */
  meter?: {
    value: ExpressionJson;
    /**
     * The number of parts of the bar.
     */
    max: number;
    text: TextJson;
  };
  /**
   * For a record, or a list of single values (an object or an array of the contract): its values are drawn from its schema, with these texts. A list has buttons that add, move and remove entries.
   */
  nested?: {
    labels?: TextsJson;
    hints?: TextsJson;
    texts?: TextsJson;
  };
  locked?: ExpressionJson;
  /**
   * Fields: a change of one of them resets this field and clears its error messages.
   *
   * Items: A field.
   */
  resetOn?: string[];
  /**
   * Rules for its value, in addition to the schema of the request.
   */
  rules?: RuleJson[];
  /**
   * The browser’s autocomplete name for this field.
   */
  autocomplete?: string;
}
/**
 * A form in named steps, one shown at a time, with a page to check all answers before they are sent.
 */
export interface WizardBlockJson {
  /**
   * A form in named steps, one shown at a time, with a page to check all answers before they are sent.
   */
  type: 'wizard';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The operation it is sent to. Without it nothing is sent: all `fields` are in `own`, and the button runs `then`.
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
   * The name of the step in the address; default: `krok`. A reload, a link and the browser’s back button keep the step.
   */
  query?: string;
  /**
   * The steps, in order. After the last one all answers are shown, each with a link to change it, and the button that sends them.
   */
  steps: {
    id: IdJson;
    title: TextJson;
    intro?: TextJson;
    /**
     * There is such a step for each row of a list of records, and the fields of the step are fields of the row. All expressions of the step read `item`, the row as it is filled in so far, and `index`, its position from 0. In the address the step has a dot and its row behind its name: `dziecko.2`. Neighbouring steps over one list are asked row by row.
     */
    each?: {
      field: FieldNameJson;
      list?: ExpressionJson;
      key?: FieldNameJson;
      label?: TextJson;
    };
    visible?: ExpressionJson;
    /**
     * The fields, in order.
     */
    fields: {
      field: FieldNameJson;
      label: TextJson;
      /**
       * The kind of input; default: by its type.
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
        | 'captcha'
        | 'files'
        | 'rows';
      hint?: TextJson;
      options?: OptionsJson;
      visible?: ExpressionJson;
      /**
       * true, or the message when it is empty; with `when`, required only while a condition is true.
       */
      required?:
        | boolean
        | TextJson
        | {
            when: ExpressionJson;
            say?: TextJson;
          };
      initial?: ExpressionJson;
      limit?: ExpressionJson;
      /**
       * For a number: the maximum number of digits before and after the decimal separator, dot or comma; any other input shows `say`.
       */
      digits?: {
        whole: ExpressionJson;
        fraction: ExpressionJson;
        say: TextJson;
      };
      min?: ExpressionJson;
      max?: ExpressionJson;
      /**
       * A small button at the field, for example to open the terms being agreed to.
       */
      button?: {
        label: TextJson;
        do: StepsJson;
      };
      /**
       * A live measure of the input, such as the strength of a password: a bar of `max` parts and a text.
       */
      meter?: {
        value: ExpressionJson;
        /**
         * The number of parts of the bar.
         */
        max: number;
        text: TextJson;
      };
      /**
       * For a new password: what others know of the resident, such as login, names and e-mail. A value that is one of these words with the usual additions is refused with `say`; a meter then has one full part and this text. The reference office has the same rule.
       */
      ownWords?: {
        /**
         * The words, as expressions; null is left out.
         */
        of: ExpressionJson[];
        say: TextJson;
      };
      /**
       * For a record, or a list of single values (an object or an array of the contract): its values are drawn from its schema, with these texts. A list has buttons that add, move and remove entries.
       */
      nested?: {
        labels?: TextsJson;
        hints?: TextsJson;
        texts?: TextsJson;
      };
      /**
       * For rows: the fields of a row, in order. Their expressions can read `item`, the values of the row, and `index`, its position from 0.
       */
      fields?: FormBlockRowFieldJson[];
      title?: TextJson;
      key?: FieldNameJson;
      /**
       * For rows: the text of the button that adds one; false: no rows can be added.
       */
      add?: boolean | TextJson;
      /**
       * For rows: their order matters, and buttons move them.
       */
      order?: boolean;
      locked?: ExpressionJson;
      /**
       * For rows: rules of each row over `item`, once its fields are in order. The message is shown at the row, or at the named field of it.
       */
      rowRules?: {
        when?: ExpressionJson;
        must: ExpressionJson;
        say: TextJson;
        field?: FieldNameJson;
        /**
         * The rule also runs while typing.
         */
        live?: boolean;
      }[];
      /**
       * For rows: labelled values under the list, computed from it.
       */
      totals?: {
        label: TextJson;
        value: ExpressionJson;
        format?: FormatJson;
      }[];
      /**
       * For rows: one row for each entry of a list chosen elsewhere. An entry that is taken out takes its row out; chosen again, it brings back what was typed.
       */
      syncWith?: {
        list: ExpressionJson;
        key: FieldNameJson;
      };
      /**
       * For files: the accepted kinds, of those that the contract takes; left out, all of them.
       *
       * Items: A kind, known by the content of a file.
       */
      kinds?: ('pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'docx' | 'odt')[];
      /**
       * For files: the largest size of one, in MB; left out, that of the contract.
       */
      size?: number;
      /**
       * For files: the most files; left out, that of the contract.
       */
      number?: number;
      /**
       * For files: the needed documents, a place for each.
       */
      documents?: {
        rows: ExpressionJson;
        value: FieldNameJson;
        label: FieldNameJson;
        kinds?: FieldNameJson;
      };
      /**
       * For a captcha: the operation that provides its challenge.
       */
      challenge?: string;
      /**
       * Fields: a change of one of them resets this field and clears its error messages.
       *
       * Items: A field.
       */
      resetOn?: string[];
      /**
       * Rules for its value, in addition to the schema of the request.
       */
      rules?: RuleJson[];
      /**
       * The browser’s autocomplete name for this field.
       */
      autocomplete?: string;
      group?: TextJson;
    }[];
    /**
     * Labels with values that are computed from the input, such as a fee, above the button. The office computes an argument of `send` again; what is only shown, it does not see.
     */
    facts?: FactJson[];
  }[];
  /**
   * Labels with values that are computed from the input, such as a fee, above the button. The office computes an argument of `send` again; what is only shown, it does not see.
   */
  facts?: FactJson[];
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
   * Questions to confirm before sending.
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
   * Asks before unsent input is lost.
   */
  leaveGuard?: boolean;
  /**
   * Keeps the input when the session expires.
   */
  keep?: boolean;
  /**
   * The office keeps a draft for residents with an account, after each step and when the page is left; they take it up on another device. Secrets are never in it. With false nothing is kept but what `keep` keeps on the page.
   */
  draft?: boolean;
}
/**
 * A text of the office with markup, sanitised.
 */
export interface HtmlBlockJson {
  /**
   * A text of the office with markup, sanitised.
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
 * The services of the portal in groups that fold, with icons and a field that narrows them. Each says what this visitor needs before it opens.
 */
export interface ServicesBlockJson {
  /**
   * The services of the portal in groups that fold, with icons and a field that narrows them. Each says what this visitor needs before it opens.
   */
  type: 'services';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  offered: ExpressionJson;
  filter: TextJson;
  empty?: TextJson;
  paused?: ExpressionJson;
}
/**
 * A page of another site inside this one, in a sandbox.
 */
export interface FrameBlockJson {
  /**
   * A page of another site inside this one, in a sandbox.
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
   * The height in pixels, until the page sends its own.
   */
  height?: number;
}
/**
 * A QR code, drawn in the browser; its content is sent nowhere.
 */
export interface QrBlockJson {
  /**
   * A QR code, drawn in the browser; its content is sent nowhere.
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
 * Pictures from a response, with captions.
 */
export interface PicturesBlockJson {
  /**
   * Pictures from a response, with captions.
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
 * Blocks side by side, in as many columns as fit: for dashboards.
 */
export interface GridBlockJson {
  /**
   * Blocks side by side, in as many columns as fit: for dashboards.
   */
  type: 'grid';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * The least width of a column: narrow for numbers, medium for lists, wide for charts and tables. On a phone there is one column.
   */
  columns?: 'narrow' | 'medium' | 'wide';
  /**
   * Block -> the number of columns that it takes; where fewer fit, it takes the whole row.
   */
  spans?: {
    [k: string]: number;
  };
  content: BlocksJson;
}
/**
 * One number with its label, and how it changed.
 */
export interface MetricBlockJson {
  /**
   * One number with its label, and how it changed.
   */
  type: 'metric';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  label: TextJson;
  value: ExpressionJson;
  format?: FormatJson;
  empty?: TextJson;
  /**
   * The difference from an earlier number, in words, with `from`, `rows`, or both.
   */
  trend?: {
    from?: ExpressionJson;
    rows?: ExpressionJson;
    value?: ExpressionJson;
    /**
     * The direction that is good. Without it the difference is neither good nor bad.
     */
    better?: 'up' | 'down';
    than?: TextJson;
  };
  note?: TextJson;
  do?: StepsJson;
}
/**
 * What happened and when, or the steps of a matter with the present one marked.
 */
export interface TimelineBlockJson {
  /**
   * What happened and when, or the steps of a matter with the present one marked.
   */
  type: 'timeline';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  anchor?: AnchorJson;
  /**
   * history: what happened, one entry under another; steps: the path of one matter, beside each other where up to five fit.
   */
  as?: 'history' | 'steps';
  /**
   * A list of records, in the order shown; or entries that are written out, for the steps of an application.
   */
  items:
    | ExpressionJson
    | {
        id: IdJson;
        visible?: ExpressionJson;
        heading: TextJson;
        text?: TextJson;
        date?: ExpressionJson;
        format?: FormatJson;
        /**
         * What the entry is, or a match table: over (the default), going on, to come, or ended with a refusal.
         */
        state?:
          | ('done' | 'current' | 'upcoming' | 'refused')
          | {
              /**
               * Lines; the first whose condition is true applies. Only the last has no `when`.
               */
              match: {
                when?: ExpressionJson;
                /**
                 * What an entry is: over, going on, to come, or ended with a refusal.
                 */
                is: 'done' | 'current' | 'upcoming' | 'refused';
              }[];
            };
        /**
         * Buttons of an entry.
         */
        actions?: ActionJson[];
      }[];
  key?: FieldNameJson;
  calc?: CalcJson;
  heading?: TextJson;
  text?: TextJson;
  date?: ExpressionJson;
  format?: FormatJson;
  /**
   * What the entry is, or a match table: over (the default), going on, to come, or ended with a refusal.
   */
  state?:
    | ('done' | 'current' | 'upcoming' | 'refused')
    | {
        /**
         * Lines; the first whose condition is true applies. Only the last has no `when`.
         */
        match: {
          when?: ExpressionJson;
          /**
           * What an entry is: over, going on, to come, or ended with a refusal.
           */
          is: 'done' | 'current' | 'upcoming' | 'refused';
        }[];
      };
  /**
   * Buttons of an entry.
   */
  actions?: ActionJson[];
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
 * The fragments that services contribute to this screen (`parts` in services.config.json), in their order.
 */
export interface PartsBlockJson {
  /**
   * The parts that services contribute.
   */
  type: 'parts';
  id: IdJson;
  title?: TextJson;
  help?: TextJson;
  visible?: ExpressionJson;
  /**
   * Who contributes them: services, by `parts` in services.config.json.
   */
  of: 'services';
}
/**
 * A named component of the portal, for rare cases that no other block covers.
 */
export interface WidgetBlockJson {
  /**
   * A named component of the portal, for rare cases that no other block covers.
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
   * Its props.
   */
  with?: {
    [k: string]: ExpressionJson;
  };
}
/**
 * The shape of an argument or parameter that others pass: JSON Schema, the part that the contract uses; with "null" in `type` it may be null.
 */
export interface InputShapeJson {
  /**
   * A string, a number, a whole number, a boolean, or a list; with "null" beside it, as in ["string", "null"], null may be passed.
   */
  type:
    ('string' | 'number' | 'integer' | 'boolean' | 'array') | ('string' | 'number' | 'integer' | 'boolean' | 'null')[];
  /**
   * The allowed values.
   */
  enum?: string[];
  /**
   * The content of a string: a date, a date with time, an e-mail address, a telephone number.
   */
  format?: 'date' | 'date-time' | 'email' | 'tel';
  items?: ShapeJson;
  /**
   * Unit: PLN makes it money.
   */
  'x-unit'?: string;
  /**
   * A secret: hidden while typed, never stored.
   */
  'x-secret'?: boolean;
  /**
   * The minimum.
   */
  minimum?: number;
  /**
   * The maximum.
   */
  maximum?: number;
  /**
   * The maximum number of characters.
   */
  maxLength?: number;
  /**
   * A description for readers of the file.
   */
  description?: string;
}
/**
 * Expressions, match tables and texts with parameters that several screens use, under screens/definitions/. The names are valid in all screens.
 */
export interface DefinitionsJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  /**
   * Name -> definition. An expression or match table is called as `name(a, b)` in every expression, with the parameters in their order; a text is used as `{ "define": "name", "with": … }`.
   */
  define: {
    [k: string]: DefinitionsDefinitionJson;
  };
}
/**
 * Changes of the base's screen of the same name in an overlay: screens/<name>.edit.json.
 */
export interface EditJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  title?: TextJson;
  /**
   * Replaces all guards of the base.
   */
  guard?: unknown[];
  /**
   * Replaces all start steps of the base.
   */
  start?: unknown[];
  params?: EditByNameJson;
  state?: EditByNameJson;
  data?: EditByNameJson;
  calc?: EditByNameJson;
  actions?: EditByNameJson;
  documents?: EditByNameJson;
  /**
   * Changes of blocks and their parts, applied in order.
   */
  edits?: EditEditJson[];
}
/**
 * Name -> its replacement or addition; null removes it.
 */
export interface EditByNameJson {
  [k: string]: unknown;
}
/**
 * Where it comes to: one of `before`, `after` and `inside`, with an address as in `at`.
 */
export interface EditPlaceJson {
  before?: EditAtJson;
  after?: EditAtJson;
  inside?: EditAtJson;
}
/**
 * Blocks that several screens share, under screens/fragments/. Its parameters are the `with` of the include.
 */
export interface FragmentJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  /**
   * Parameter -> shape; the blocks can read `params`.
   */
  params?: {
    [k: string]: InputShapeJson;
  };
  /**
   * A word that names what this fragment needs, when it is the part of a service: the screen passes the words of all its parts to the office, as the list `parts` in its expressions.
   */
  asks?: string;
  content: BlocksJson;
}
/**
 * Tests of a screen's behaviour: given these responses, when a resident does this, then that is shown. The file is beside the screen, `<name>.scenario.json`, and runs without a browser: `okienko scenario`.
 */
export interface ScenarioJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  given?: ScenarioGivenJson;
  /**
   * The cases; each opens the screen again.
   */
  cases: ScenarioCaseJson[];
}
/**
 * The situation when the screen opens. Everything else comes from the examples of the contract.
 */
export interface ScenarioGivenJson {
  /**
   * Who opens it; default: nobody signed in where the screen is public, otherwise a person.
   */
  as?: 'person' | 'institution' | 'restricted' | 'stranger';
  /**
   * Parameters of the screen.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Further parameters of the address: states with a `query`.
   */
  query?: {
    [k: string]: string;
  };
  /**
   * Fields of `config` that differ from the example.
   */
  config?: {
    [k: string]: unknown;
  };
  /**
   * Fields of `user` that differ.
   */
  user?: {
    [k: string]: unknown;
  };
  /**
   * Fields of `subject` that differ.
   */
  subject?: {
    [k: string]: unknown;
  };
  /**
   * Whom one may act for besides `subject`; default: nobody.
   */
  subjects?: {
    [k: string]: unknown;
  }[];
  /**
   * The current time; default: 2026-06-15T08:00:00Z.
   */
  now?: string;
  /**
   * Default: the first language of the municipality.
   */
  language?: 'pl' | 'en' | 'de' | 'uk';
  answers?: ScenarioAnswersJson;
}
/**
 * Operation -> its response, or a list of successive responses (the last one repeats).
 */
export interface ScenarioAnswersJson {
  [k: string]: ScenarioAnswerJson | ScenarioAnswerJson[];
}
/**
 * One case.
 */
export interface ScenarioCaseJson {
  /**
   * The behaviour it tests, in words.
   */
  name: string;
  given?: ScenarioGivenJson;
  /**
   * The steps, in order; they may include expectations.
   */
  when?: ScenarioStepJson[];
  then?: ScenarioThenJson;
}
/**
 * Expectations. Only what they name is tested.
 */
export interface ScenarioThenJson {
  /**
   * open: the screen is drawn; refused: it leads elsewhere; failed: a guard could not be decided.
   */
  phase?: 'open' | 'refused' | 'failed';
  /**
   * Part of its title.
   */
  title?: string;
  /**
   * Part of its summary.
   */
  summary?: string;
  /**
   * The links to what a person may go on with: label -> address.
   */
  unfinished?: {
    [k: string]: string;
  };
  /**
   * Addresses of visible blocks and parts.
   */
  visible?: string[];
  /**
   * Addresses of hidden blocks and parts.
   */
  hidden?: string[];
  /**
   * Enabled buttons and forms.
   */
  enabled?: string[];
  /**
   * Disabled buttons and forms.
   */
  disabled?: string[];
  /**
   * Expression -> its value: `calc.suma`, `state.rok`, `count(data.raty.raty)`.
   */
  values?: {
    [k: string]: unknown;
  };
  /**
   * Form -> field -> the shown value.
   */
  fields?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * Wizard -> the id of the step that is shown; `sprawdzenie` is the page with all answers.
   */
  step?: {
    [k: string]: string;
  };
  /**
   * Wizard -> the ids of all steps that exist now, in order.
   */
  steps?: {
    [k: string]: string[];
  };
  /**
   * Table, cards or repeat -> the number of shown rows.
   */
  rows?: {
    [k: string]: number;
  };
  /**
   * Address -> texts it contains.
   */
  texts?: {
    [k: string]: string | string[];
  };
  /**
   * Address -> texts it does not contain.
   */
  absent?: {
    [k: string]: string | string[];
  };
  /**
   * All messages so far, each by a part of its text.
   */
  messages?: (
    | string
    | {
        /**
         * A part of its text.
         */
        text: string;
        /**
         * Its tone.
         */
        tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
      }
  )[];
  /**
   * Form -> field -> part of its error message; no other field may have one. '' is the form as a whole.
   */
  complaints?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Part of the question that is open; null: none is.
   */
  asks?: string | null;
  /**
   * All calls that changed something, in order.
   *
   * Items: One call.
   */
  sent?: {
    /**
     * The operation.
     */
    operation: string;
    /**
     * The sent arguments; those not named may have any value.
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
   * The last target of the screen: an address, `back`, `wanted`, `signIn`, `actFor`; null: none.
   */
  goes?: string | null;
  /**
   * Saved files, by name.
   */
  saves?: string[];
  /**
   * Open dialogs.
   */
  dialogs?: string[];
}
/**
 * One screen of the portal: the data it reads, the blocks it shows, the steps of its buttons. docs/screen-language.md describes the language.
 */
export interface ScreenJson {
  /**
   * The address of this schema, for completion and checking in editors.
   */
  $schema?: string;
  title: TextJson;
  summary?: TextJson;
  /**
   * What a person may go on with, such as drafts. The home page lists a link to each below the `summary`.
   */
  unfinished?: {
    rows: ExpressionJson;
    label: TextJson;
    address: ExpressionJson;
  };
  /**
   * Values from the screen's address or from the previous screen.
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
   * Values that the resident chooses.
   */
  state?: {
    [k: string]: StateJson;
  };
  /**
   * Responses of operations. Each is requested when its arguments are known, and again when they change.
   */
  data?: {
    [k: string]: SourceJson;
  };
  calc?: CalcJson;
  /**
   * Named lists of steps, used in more than one place.
   */
  actions?: {
    [k: string]: {
      /**
       * Argument -> shape; the steps can read `arg`.
       */
      args?: {
        [k: string]: InputShapeJson;
      };
      do: StepsJson;
    };
  };
  content: BlocksJson;
  /**
   * PDFs drawn from this screen: operation -> content. The office needs no code for them.
   */
  documents?: {
    [k: string]: DocumentJson;
  };
}
/**
 * A parameter. Without `default` and `missing` it may be null.
 */
export interface ParamJson {
  /**
   * A string, a number, a whole number, a boolean, or a list.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /**
   * The allowed values.
   */
  enum?: string[];
  /**
   * The content of a string: a date, a date with time, an e-mail address, a telephone number.
   */
  format?: 'date' | 'date-time' | 'email' | 'tel';
  /**
   * path: in the address; query: after the question mark; memory (default): passed by `go`, survives a reload, is in no address.
   */
  in?: 'path' | 'query' | 'memory';
  /**
   * For a secret code in a link: removed from the address before the page sends any request, stored in the history entry (a reload has it, a new tab does not).
   */
  hide?: boolean;
  /**
   * A host of services.config.json: the parameter is accepted only in a tab that `post` has sent there, before anybody signs in; in any other link it is null.
   */
  after?: string;
  default?: ExpressionJson;
  /**
   * The screen to open when it is missing.
   */
  missing?: {
    /**
     * A screen, by the name of its file.
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
 * A shape, and an initial value.
 */
export interface StateJson {
  /**
   * A string, a number, a whole number, a boolean, or a list.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /**
   * The allowed values.
   */
  enum?: string[];
  /**
   * The content of a string: a date, a date with time, an e-mail address, a telephone number.
   */
  format?: 'date' | 'date-time' | 'email' | 'tel';
  items?: ShapeJson;
  /**
   * Unit: PLN makes it money.
   */
  'x-unit'?: string;
  initial?: ExpressionJson;
  /**
   * Its name in the address, so that a link and the back button keep it.
   */
  query?: string;
  /**
   * States: a change of any of them resets this one.
   */
  resetOn?: string[];
}
/**
 * The response of one operation.
 */
export interface SourceJson {
  /**
   * An operation of the contract.
   */
  operation: string;
  args?: ArgsJson;
  when?: ExpressionJson;
  /**
   * The screen is useless without it: its failure leads to the list of services with a message, or to the target of `go`.
   */
  essential?:
    | boolean
    | {
        go: TargetJson;
        notify: TextJson;
      };
  failed?: TextJson;
  /**
   * Polling: seconds between silent requests while the page is visible; with `until` and `for`.
   */
  every?: number;
  until?: ExpressionJson;
  /**
   * With `every`: the maximum number of visible seconds of polling. A `reload` starts it again.
   */
  for?: number;
}
/**
 * A PDF: the screen with these values in its scope, and the selected blocks. `arg` holds the operation's arguments.
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
  grid: GridBlockJson;
  heading: HeadingBlockJson;
  html: HtmlBlockJson;
  include: IncludeBlockJson;
  legend: LegendBlockJson;
  metric: MetricBlockJson;
  notice: NoticeBlockJson;
  parts: PartsBlockJson;
  pictures: PicturesBlockJson;
  qr: QrBlockJson;
  repeat: RepeatBlockJson;
  section: SectionBlockJson;
  select: SelectBlockJson;
  services: ServicesBlockJson;
  table: TableBlockJson;
  tabs: TabsBlockJson;
  text: TextBlockJson;
  timeline: TimelineBlockJson;
  widget: WidgetBlockJson;
  wizard: WizardBlockJson;
}
