import LayoutLaboratory

/// A table of a rotation's invalidations and calls, with one column per layout.
struct RotationTable: Equatable {
  struct Section: Equatable {
    var title: String
    var rows: [Row]
  }

  /// One question about the rotation, with an answer for each layout.
  struct Row: Equatable {
    var label: String
    /// The text after the label.
    var addition = ""
    /// The answers, one per layout.
    var cells: [Cell]

    /// Whether the layouts' answers differ.
    var tells: Bool { cells.contains { $0 != cells.first } }
  }

  /// An answer: a value and a sign.
  struct Cell: Equatable {
    var value: Value
    var sign: AnswerSign
  }

  enum Value: Equatable {
    /// Yes or no.
    case flag(Bool)
    /// The number of calls of a method for the first layout and for the rotation.
    case counts(first: Int, turned: Int)
  }

  /// The sections: first the invalidated parts, and then the calls to the layout, its delegate and
  /// the data source.
  var sections: [Section]
}

extension RotationTable {
  /// Makes the table from the studies of several layouts.
  init(_ studies: [RotationStudy]) {
    let delegate = studies.first?.questions(to: .delegate) ?? []
    let sizes = delegate.filter { $0 == .sizeForItemAt }
    let others = delegate.filter { $0 != .sizeForItemAt }
    sections = [
      Section(title: "The context of the change says", rows: Self.flags(studies)),
      Section(
        title: "The layout is called",
        rows: [.prepare, .layoutAttributesForElements].map { Self.row([$0], studies) }),
      Section(
        title: "Its delegate is asked",
        rows: sizes.map { Self.row([$0], studies) }
          + (others.isEmpty ? [] : [Self.row(others, studies)])),
      Section(
        title: "The data source is asked",
        rows: (studies.first?.questions(to: .dataSource) ?? []).map { Self.row([$0], studies) }),
    ].filter { !$0.rows.isEmpty }
  }

  private static func flags(_ studies: [RotationStudy]) -> [Row] {
    let flags: [(String, (LayoutTrace.Context) -> Bool)] = [
      ("invalidateEverything", { $0.invalidateEverything }),
      ("invalidateFlowLayoutAttributes", { $0.invalidateFlowLayoutAttributes ?? false }),
      ("invalidateFlowLayoutDelegateMetrics", { $0.invalidateFlowLayoutDelegateMetrics ?? false }),
    ]
    return flags.map { name, flag in
      let isCulprit = name == "invalidateFlowLayoutDelegateMetrics"
      return Row(
        label: name,
        cells: studies.map { study in
          let isSet = study.response?.context.map(flag) ?? false
          let isWrong = isCulprit && !isSet && study.outdated != nil
          return Cell(value: .flag(isSet), sign: isWrong ? .outdated : isSet ? .again : .kept)
        })
    }
  }

  /// Returns the row for a method, or for several methods that are counted together.
  private static func row(_ methods: [LayoutTrace.Method], _ studies: [RotationStudy]) -> Row {
    let others = methods.count - 1
    return Row(
      label: methods.first?.label ?? "",
      addition: others == 0 ? "" : others == 1 ? "and another" : "and \(others) others",
      cells: studies.map { study in
        let counts = methods.map(study.counts)
        let first = counts.map(\.first).reduce(0, +)
        let turned = counts.map(\.turned).reduce(0, +)
        let isWrong = methods.contains(.sizeForItemAt) && turned == 0 && study.outdated != nil
        return Cell(
          value: .counts(first: first, turned: turned),
          sign: isWrong ? .outdated : turned > 0 ? .again : .kept)
      })
  }
}

extension LayoutTrace.Method {
  /// The method's name as it is written in the table: `prepare()`, `sizeForItemAt`.
  fileprivate var label: String {
    rawValue.hasPrefix("collectionView(") ? shortName : rawValue
  }
}
