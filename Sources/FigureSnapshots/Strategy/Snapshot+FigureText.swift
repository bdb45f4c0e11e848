public import LayoutComparison
import LayoutLaboratory
public import LayoutScenes
public import LayoutStage
public import SnapshotCore

extension Snapshot where Value == Figure, Format == String {
  /// A strategy that compares the layouts of figures on their own devices as text, with one element
  /// per line.
  public static var layout: Snapshot {
    Snapshot(.layoutText()) { figure in
      try MainThread.run { figure.rendered() }.goldenPane().text
    }
  }

  /// A strategy that compares the calls that figures' layouts receive while they are shown,
  /// scrolled, rotated and rotated back.
  public static var trace: Snapshot {
    Snapshot(.lines(pathExtension: "txt", telling: .layout)) { figure in
      try MainThread.run { try Laboratory(figure).trace().description + "\n" }
    }
  }
}

extension Snapshot where Value == Figure, Format == [RecordedLayout] {
  /// A strategy that compares the layouts of figures on their own devices as exact JSON.
  public static var json: Snapshot {
    Snapshot(.layouts()) { figure in
      [try MainThread.run { figure.recordingLooks.rendered() }.goldenPane()]
    }
  }
}

extension Snapshot where Value == Scene, Format == String {
  /// A strategy that compares the layouts of all variants in all orientations as text.
  public static var layout: Snapshot {
    Snapshot<[RecordedLayout], String>(.layoutText()) { layouts in
      layouts.map(\.text).joined(separator: "\n")
    }.pullback { scene in try scene.goldenPanes() }
  }

  /// A strategy that compares the calls that the layouts of all variants receive while they are
  /// shown, scrolled, rotated and rotated back.
  public static var trace: Snapshot {
    Snapshot(.lines(pathExtension: "txt", telling: .layout)) { scene in
      try MainThread.run {
        try scene.figures().map { try Laboratory($0).trace().description + "\n" }
          .joined(separator: "\n")
      }
    }
  }
}

extension Snapshot where Value == Scene, Format == [RecordedLayout] {
  /// A strategy that compares the layouts of all variants in all orientations as exact JSON.
  public static var json: Snapshot {
    Snapshot(.layouts()) { scene in try scene.goldenPanes() }
  }
}

extension Figure {
  /// A copy of the figure that records the looks of its elements: their texts, fonts and colours.
  var recordingLooks: Figure {
    var figure = self
    figure.recordsLooks = true
    return figure
  }
}

extension Scene {
  /// Returns the layouts of all variants in all orientations, each with a name such as `before
  /// portrait`.
  fileprivate func goldenPanes() throws -> [RecordedLayout] {
    let figures = try MainThread.run { rendered() }
    let names = PaneNames(figures.flatMap { $0.picture(legend: false).layouts }).names
    return try zip(figures, names).map { try $0.goldenPane(named: $1) }
  }
}
