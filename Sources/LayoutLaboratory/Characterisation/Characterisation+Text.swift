extension Characterisation: CustomStringConvertible {
  /// The table, and a sentence for each finding.
  public var description: String {
    let heading = [figure, variant, device, layout].compactMap(\.self).joined(separator: " · ")
    let sentences = findings.map { $0.wrapped(indent: 2, hanging: 4) }
    return ([heading, ""] + table.lines(indent: 2) + [""] + sentences).joined(separator: "\n")
  }

  private var table: TextTable {
    var table = TextTable(
      [
        "change", "invalidates", "everything", "attributes", "metrics", "prepare", "sizes",
        "counts", "cells", "cache",
      ], wordColumns: [0, 1, 8, 9])
    for response in responses {
      table.add(
        [
          response.probe.rawValue, response.invalidates?.word ?? "–",
          response.context?.invalidateEverything.word ?? "–",
          response.context?.invalidateFlowLayoutAttributes?.word ?? "–",
          response.context?.invalidateFlowLayoutDelegateMetrics?.word ?? "–",
          "\(response.timesPrepared)", "\(response.sizesAsked) of \(sizesAsked)",
          "\(response.countsAsked)", response.cells,
          response.keepsAttributes.map { $0 ? "kept" : "dropped" } ?? "none",
        ])
    }
    return table
  }
}

extension Characterisation.Response {
  /// What happens to cells.
  fileprivate var cells: String {
    switch (resizesCells, movesCells) {
    case (false, false): "stay"
    case (false, true): "moved"
    case (true, false): "resized"
    case (true, true): "moved, resized"
    }
  }
}
