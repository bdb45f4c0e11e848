// Mirrors SwiftUI's content of cells, which is drawn as a box.
public import UIKit

/// SwiftUI's result builder; the content is compiled, but not stored.
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content>(_ content: repeat each Content) -> AnyView {
    AnyView(())
  }
  public static func buildOptional(_ content: AnyView?) -> AnyView { AnyView(()) }
  public static func buildEither(first content: AnyView) -> AnyView { content }
  public static func buildEither(second content: AnyView) -> AnyView { content }
  public static func buildArray(_ content: [AnyView]) -> AnyView { AnyView(()) }
  public static func buildLimitedAvailability(_ content: AnyView) -> AnyView { content }
}

/// The SwiftUI content of a cell, drawn as a labelled box within margins.
public struct UIHostingConfiguration<Content>: UIContentConfiguration {
  private var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var smallest = CGSize(width: 0, height: 44)

  /// Makes a configuration of content, which is neither evaluated nor drawn.
  public init(@ViewBuilder content: () -> Content) {}

  /// Returns a configuration with the same margin, in points, on all sides; `edges` has no effect.
  public func margins(_ edges: Unknown = Unknown(), _ length: CGFloat) -> Self {
    var copy = self
    copy.margins = NSDirectionalEdgeInsets(
      top: length, leading: length, bottom: length, trailing: length)
    return copy
  }
  /// Returns a configuration with a minimum size in points; the width has no effect.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.smallest = CGSize(
      width: width ?? smallest.width, height: height ?? smallest.height)
    return copy
  }
  /// Inert: a background in SwiftUI is not drawn.
  public func background(_ style: Unknown) -> Self { self }
  /// Inert: a background in SwiftUI is not drawn.
  public func background<Background>(
    @ViewBuilder content: () -> Background
  ) -> UIHostingConfiguration<Content> { self }

  /// Makes the view with the box.
  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self, margins, smallest)
  }
  /// Returns the configuration unchanged, as its box has no states.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A box within margins.
private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private let smallest: CGSize

  init(
    _ configuration: any UIContentConfiguration, _ margins: NSDirectionalEdgeInsets,
    _ smallest: CGSize
  ) {
    (self.configuration, self.smallest) = (configuration, smallest)
    super.init(frame: .zero)
    let box = StandInBox("SwiftUI")
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    directionalLayoutMargins = margins
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: smallest.height)
    // The priority is below required, so that a height that a list sets for its cell takes
    // precedence.
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
      height,
    ])
  }
  required init?(coder: NSCoder) { nil }
}
