package import LayoutLaboratory
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Returns a strategy that compares a sheet of the problems that a screen has with some of the
  /// user's settings: clipped and overlapping texts, views outside the window, conflicting
  /// constraints, and texts that, compared with the default settings, have another number of lines,
  /// are new or are missing.
  ///
  /// Unlike
  /// ``matrix(devices:orientations:appearances:dynamicTypes:layoutDirections:languages:traits:tolerance:policy:)``,
  /// which shows every combination, this sheet shows a few whole screens and then only details with
  /// problems, each with the constraint that causes it, if that is known.
  ///
  /// A controller is loaded once, and keeps the texts that it sets in `viewDidLoad()`. A figure
  /// creates a new controller for each combination:
  ///
  /// ```swift
  /// let figure = Figure(name: "album", on: .iPhoneSE) { AlbumController() }
  /// assertSnapshot(of: figure, as: .matrix(on: .iPhoneSE, languages: ["de", "doubled"]))
  /// ```
  ///
  /// - Parameters:
  ///   - device: the device with the default settings.
  ///   - languages: the languages: codes, pseudo-languages, or both as `de+bounded`.
  ///   - dynamicTypes: the text sizes.
  ///   - layoutDirections: the reading directions.
  ///   - appearances: the appearances.
  ///   - devices: other devices.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func matrix(
    on device: some ConfiguredDevice, languages: [String] = [],
    dynamicTypes: [UIContentSizeCategory] = [],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [], appearances: [Appearance] = [],
    devices: [Device] = [], tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    let base = device.configuration
    let axes = SettingAxes(
      // The first value of an axis is that of the device.
      languages: languages.isEmpty ? [] : [base.language ?? ""] + languages,
      textSizes: dynamicTypes.isEmpty ? [] : [base.textSize] + dynamicTypes,
      directions: layoutDirections.isEmpty ? [] : [base.layoutDirection] + layoutDirections,
      appearances: appearances.isEmpty ? [] : [base.appearance] + appearances,
      devices: devices.isEmpty ? [] : [base.device] + devices)
    return Snapshot(.picture(tolerance: tolerance, policy: policy)) { subject in
      let sheet = try MainThread.run {
        let study = try SettingStudy(of: subject, axes.withoutRepeats, on: base)
        return SettingSheet(study, appearance: base.appearance).picture
      }
      return try LayoutPicture(sheet, scale: SheetScale.pixels)
    }
  }
}

extension SettingStudy {
  /// Lays out a subject with every combination of settings.
  @MainActor package init(
    of subject: some SnapshotSubject, named name: String = "", _ axes: SettingAxes,
    on base: DeviceConfiguration
  ) throws {
    try self.init(named: name, axes, on: base) { configuration in
      subject.shown(in: configuration) { figure in
        let shown = figure.rendered(turningTo: [configuration.orientation]) {
          SettingInspection(of: $0.window)
        }
        return (shown[0].figure, shown[0].reading)
      }
    }
  }
}

extension SettingAxes {
  /// The settings to combine, in which each value occurs only once.
  fileprivate var withoutRepeats: SettingAxes {
    SettingAxes(
      languages: languages.once, textSizes: textSizes.once, directions: directions.once,
      appearances: appearances.once, devices: devices.once)
  }
}

extension Array where Element: Equatable {
  fileprivate var once: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
