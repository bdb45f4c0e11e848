import Basics
import CommandLineKit
import Examples
import LayoutScenes
import LayoutStage

extension Option {
  static let device = Option(
    "device", takes: "NAME", "the device, such as \"iPhone 17 Pro\"; the scene's own unless given")
  static let orientation = Option(
    "orientation", takes: .one(of: Orientation.allCases.map(\.rawValue)), "only this orientation")
  static let variant = Option(
    "variant", takes: .several("NAME"), "only this variant; may be given more than once")
  static let overlay = Option(
    "overlay", takes: .several("NAME", of: Overlays.names + ["none"]),
    Overlays.names.joined(separator: ", ") + " or none")
  static let appearance = Option(
    "appearance", takes: .one(of: Appearance.allCases.map(\.rawValue)), "light or dark")
  static let contrast = Option(
    "contrast", takes: .one(of: Contrast.allCases.map(\.rawValue)),
    "the contrast that a person has chosen, for which assets may have variants")
}

/// The options that override the settings of a scene file.
struct Choices {
  var device: Device?
  var orientations: [Orientation]
  var variants: [String]
  var overlays: Overlays?
  var appearance: Appearance?
  var contrast: Contrast?

  /// Reads the options that override settings.
  ///
  /// The value of an option that was not given, or that the command does not have, is nil or empty.
  init(_ arguments: Arguments) throws(UsageError) {
    device = try arguments.value(of: .device).map { name throws(UsageError) in try Self.device(name)
    }
    orientations = try Self.values(of: .orientation, in: arguments, as: Orientation.self)
    variants = arguments.values(of: .variant)
    overlays = try Self.overlays(arguments)
    appearance = try Self.values(of: .appearance, in: arguments, as: Appearance.self).last
    contrast = try Self.values(of: .contrast, in: arguments, as: Contrast.self).last
  }

  private static func device(_ name: String) throws(UsageError) -> Device {
    guard let device = Device.called(name) else {
      throw .unknownValue(
        name, .device, choices: Device.all.map(\.name), suggestion: Device.nearestName(to: name))
    }
    return device
  }

  /// Returns an option's values as the cases of an enumeration.
  static func values<Value: RawRepresentable<String> & CaseIterable>(
    of option: Option, in arguments: Arguments, as type: Value.Type
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in arguments.values(of: option) {
      guard let value = Value(rawValue: text) else {
        let names = Value.allCases.map(\.rawValue)
        throw .unknownValue(
          text, option, choices: names, suggestion: NearestName.of(text, in: names))
      }
      values.append(value)
    }
    return values
  }

  private static func overlays(_ arguments: Arguments) throws(UsageError) -> Overlays? {
    // If the option was not given, the scene's overlays are kept; `none` removes them.
    guard arguments.has(.overlay) else { return nil }
    var overlays: Overlays = []
    for name in arguments.values(of: .overlay) where name != "none" {
      guard let overlay = Overlays.named(name) else {
        let names = Overlays.names + ["none"]
        throw .unknownValue(
          name, .overlay, choices: names, suggestion: NearestName.of(name, in: names))
      }
      overlays.formUnion(overlay)
    }
    return overlays
  }

  /// Returns the scene with these choices applied.
  func applied(to scene: Scene) throws(UsageError) -> Scene {
    var scene = scene
    scene.device = device ?? scene.device
    scene.overlays = overlays ?? scene.overlays
    scene.appearance = appearance ?? scene.appearance
    scene.configuration = scene.configuration.contrast(contrast ?? scene.configuration.contrast)
    if !orientations.isEmpty {
      scene.orientations = Orientation.allCases.filter(orientations.contains)
    }
    // The names are checked against the scene, since each scene has different variants.
    scene.variants = try chosenVariants(of: scene)
    return scene
  }

  /// Returns the chosen variants among the figures, with these choices applied except for the
  /// orientations and the contrast.
  @MainActor func applied(to figures: [Figure]) throws(UsageError) -> [Figure] {
    try checkVariants(areAmong: figures.map { $0.variant ?? "" })
    let chosen = figures.filter { variants.isEmpty || variants.contains($0.variant ?? "") }
    return chosen.map { figure in
      var figure = figure
      figure.device = device ?? figure.device
      figure.overlays = overlays ?? figure.overlays
      figure.appearance = appearance ?? figure.appearance
      return figure
    }
  }

  private func chosenVariants(of scene: Scene) throws(UsageError) -> [SceneVariant] {
    try checkVariants(areAmong: scene.variants.map(\.name.description))
    return scene.variants.filter { variants.isEmpty || variants.contains($0.name.description) }
  }

  private func checkVariants(areAmong names: [String]) throws(UsageError) {
    for name in variants where !names.contains(name) {
      throw .unknownValue(
        name, .variant, choices: names, suggestion: NearestName.of(name, in: names))
    }
  }

  /// Returns the figure with these choices applied.
  ///
  /// For a carousel, no options of scenes may be given.
  func applied(to figure: GalleryFigure) throws(UsageError) -> GalleryFigure {
    switch figure {
    case .scene(let scene): return .scene(try applied(to: scene))
    case .carousel:
      if let option = optionOfScenes {
        throw .inapplicableOption(option, command: figure.name.description)
      }
      return figure
    }
  }

  /// An option that was given and is valid only for scenes; nil if there is none.
  private var optionOfScenes: Option? {
    if device != nil { return .device }
    if !orientations.isEmpty { return .orientation }
    if contrast != nil { return .contrast }
    if !variants.isEmpty { return .variant }
    return overlays == nil ? nil : .overlay
  }
}
