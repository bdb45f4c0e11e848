import Foundation
import LayoutComparison
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

/// A matrix of devices and settings, such as orientations.
///
/// Every combination is drawn as one picture.
///
/// ```
///                iPhone SE   iPhone 7 Plus
///     Portrait       ▯             ▯
///     Landscape      ▭             ▭
/// ```
public struct SnapshotMatrix<Value: SnapshotSubject>: Sendable {
  /// The devices, one per column.
  public var devices: [Device]
  /// The orientations in which each device is shown.
  public var orientations: [Orientation]
  /// The appearances: light, dark or both.
  public var appearances: [Appearance]
  /// The text sizes that the user may have chosen.
  public var dynamicTypes: [UIContentSizeCategory]
  /// The reading directions.
  ///
  /// The default, `unspecified`, is the direction of the language.
  public var layoutDirections: [UITraitEnvironmentLayoutDirection]
  /// The languages: codes, pseudo-languages, or both as `de+bounded`; an empty text for the
  /// language of the development region.
  public var languages: [String]
  /// Additional traits, which override the other settings.
  public var traits: UITraitCollection
  /// The tolerated differences.
  public var tolerance: PictureTolerance
  /// The effect of each class of change on the verdict.
  public var policy: ClassPolicy

  /// Makes a matrix.
  ///
  /// - Parameters:
  ///   - devices: the devices.
  ///   - orientations: the devices' orientations.
  ///   - appearances: light, dark or both.
  ///   - dynamicTypes: the text sizes that the user may have chosen.
  ///   - layoutDirections: the reading directions.
  ///   - languages: the languages: codes, pseudo-languages, or both as `de+bounded`.
  ///   - traits: additional traits, which override the other settings.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  public init(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = [.light], dynamicTypes: [UIContentSizeCategory] = [.unspecified],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [.unspecified],
    languages: [String] = [""], traits: UITraitCollection = UITraitCollection(),
    tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) {
    (self.devices, self.orientations, self.appearances) = (devices, orientations, appearances)
    (self.dynamicTypes, self.layoutDirections) = (dynamicTypes, layoutDirections)
    (self.languages, self.traits) = (languages, traits)
    (self.tolerance, self.policy) = (tolerance, policy)
  }

  /// The strategy that compares a sheet that shows all combinations, with one device per column and
  /// one combination of settings per row.
  ///
  /// A matrix without combinations is an error, since nothing would be compared.
  public var sheet: Snapshot<Value, LayoutPicture> {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { [self] subject in
      // An empty sheet would be equal to any other empty sheet.
      if devices.isEmpty || rows.isEmpty { throw NothingShown() }
      try checkSheet()
      let cells = try rows.map { row in
        try devices.map { device in
          var figure = try subject.rendered(on: configuration(of: device, row))
          let words = [figure.variant].compactMap(\.self) + facets(row)
          figure.variant = words.isEmpty ? nil : words.joined(separator: PaneFacets.separator)
          return figure
        }
      }
      let sheet = Sheet(
        columns: devices.map(\.name), rows: rows.map(words), cells: cells,
        appearance: appearances == [.dark] ? .dark : .light)
      return try LayoutPicture(sheet.picture(), scale: SheetScale.pixels)
    }
  }

  /// Throws an error if the sheet is too large to draw, before anything is laid out.
  private func checkSheet() throws(PictureTooLarge) {
    let cells = rows.map { row in
      devices.map { RenderedFigure(unlaidOn: $0.held(in: row.orientation)) }
    }
    let sheet = Sheet(columns: devices.map(\.name), rows: rows.map(words), cells: cells)
    try sheet.checkSize(scale: SheetScale.pixels)
  }

  /// The strategies that compare each combination with its own golden, keyed by names such as
  /// `iPhone-7-Plus-landscape-dark`.
  ///
  /// The names leave out each setting that has only one value in the matrix. Equal names are
  /// numbered from the second on.
  public var cells: [String: Snapshot<Value, LayoutPicture>] {
    var cells: [String: Snapshot<Value, LayoutPicture>] = [:]
    for row in rows {
      for device in devices {
        let name = name(device, row)
        let names = [name] + (2...max(devices.count * rows.count, 2)).map { "\(name)-\($0)" }
        cells[names.first { cells[$0] == nil } ?? name] = .image(
          on: configuration(of: device, row), tolerance: tolerance, policy: policy)
      }
    }
    return cells
  }

  /// The settings of the sheet's rows, as configurations of the first device, which is replaced in
  /// each column.
  private var rows: [DeviceConfiguration] {
    languages.flatMap { language in
      plainRows.map { $0.language(language.isEmpty ? nil : language) }
    }
  }

  private var plainRows: [DeviceConfiguration] {
    layoutDirections.flatMap { direction in
      dynamicTypes.flatMap { type in
        appearances.flatMap { appearance in
          orientations.map { orientation in
            DeviceConfiguration(
              devices.first ?? .usual, orientation: orientation, appearance: appearance,
              textSize: type, layoutDirection: direction)
          }
        }
      }
    }
  }

  private func configuration(of device: Device, _ row: DeviceConfiguration) -> DeviceConfiguration {
    // Apply these traits last, since they override the settings that name the row.
    var configuration = row.traits(traits)
    configuration.device = device
    return configuration
  }

  /// Returns, as text, the settings other than the orientation that distinguish a row from other
  /// rows.
  ///
  /// A setting with only one value distinguishes nothing and is left out.
  private func facets(_ row: DeviceConfiguration) -> [String] {
    [
      languages.count > 1 ? row.language : nil,
      appearances.count > 1 ? row.appearance.rawValue : nil,
      dynamicTypes.count > 1 ? row.textSize.words : nil,
      layoutDirections.count > 1 ? row.layoutDirection.words : nil,
    ].compactMap(\.self)
  }

  private func words(_ row: DeviceConfiguration) -> String {
    let orientation = row.orientation.rawValue
    let first = orientation.prefix(1).uppercased() + orientation.dropFirst()
    return ([first] + facets(row)).joined(separator: ", ")
  }

  private func name(_ device: Device, _ row: DeviceConfiguration) -> String {
    let held = orientations.count > 1 ? [row.orientation.rawValue] : []
    return ([device.name] + held + facets(row))
      .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.joined(separator: "-")
  }
}

/// The error thrown if a matrix has no combinations, or a rotation has no orientations.
package struct NothingShown: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, and the next step.
  package var description: String {
    "nothing would be shown, and so nothing compared: name at least one value on every axis"
  }
}
