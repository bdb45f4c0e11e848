package import LayoutCore
package import QuartzCore

extension AnimationRestoration {
  /// Makes a restoration that sets the durations, delays and other values of new animations to
  /// those of a golden layout.
  ///
  /// An animation is changed if its property, its recorded text and the label of its view are those
  /// of a value of the trial.
  package convenience init(_ trial: AnimationTrial) {
    self.init { animation, layer in
      let (path, words) = (animation.path.name, animation.words)
      let value = trial.values.first { value in
        value.property.animatedKeyPath == path && value.actual == words
          && Self.isLabelled(value.view, layer)
      }
      return value.map { Values(golden: $0.golden, actual: $0.actual) }
    }
  }

  /// Returns whether the view of a layer has a label in layout records: its name, or its class and
  /// text.
  private static func isLabelled(_ label: String, _ layer: CALayer) -> Bool {
    nonisolated(unsafe) let layer = layer
    // Animations of views begin on the main thread.
    return MainActor.assumeIsolated {
      guard let view = layer.owner as? UIView else { return false }
      var names = ViewNames()
      for view in Array(sequence(first: view, next: \._superview)).reversed() {
        names.add(propertiesOf: view.controller)
        names.add(propertiesOf: view)
      }
      if let name = names[view] { return name == label }
      let className = "\(type(of: view))"
      return label == className || label.hasPrefix("\(className) “")
    }
  }
}

extension AnimationRestoration.Values {
  /// Reads the values of an animation in a golden layout that differ from the actual ones.
  fileprivate init(golden: String, actual: String) {
    self.init()
    let (old, new) = (
      LayoutRecord.AnimationField.fields(of: golden), LayoutRecord.AnimationField.fields(of: actual)
    )
    func changed(_ field: LayoutRecord.AnimationField) -> String? {
      old[field] == new[field] ? nil : old[field] ?? field.standard
    }
    func number(_ field: LayoutRecord.AnimationField) -> Double? {
      changed(field)?.split(separator: " ").first.flatMap { Double($0) }
    }
    (duration, delay) = (number(.duration), number(.delay))
    repeatCount = changed(.repeatCount).map { Double($0) ?? .infinity }
    autoreverses = changed(.autoreverses).map { $0 == "yes" }
    (from, to) = (changed(.from).flatMap(Self.vector), changed(.to).flatMap(Self.vector))
  }

  /// Reads the numbers of an animated value, such as `1`, `100,20` or `0,0 100×20`; nil for a
  /// colour or a transform.
  private static func vector(_ text: String) -> SIMD4<Double>? {
    let parts = text.split { ", ×".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, (1...4).contains(numbers.count) else { return nil }
    var vector = SIMD4<Double>.zero
    for (index, number) in numbers.enumerated() { vector[index] = number }
    return vector
  }
}
