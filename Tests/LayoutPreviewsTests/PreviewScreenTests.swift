import FigureSnapshots
import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

@MainActor struct PreviewScreenTests {
  private func screen(
    _ preview: Preview, on device: DeviceConfiguration = Device.usual.configuration,
    isRequested: Bool = false, orientation: Orientation? = nil
  ) -> (size: CGSize, orientation: Orientation) {
    let configuration = PreviewScreen(
      preview, on: device, isRequested: isRequested, orientation: orientation
    ).configuration
    return (configuration.device.size, configuration.orientation)
  }

  private static func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.text = "Basil"
    return label
  }

  @Test func `a view is as large as it is, as it fits, or as a trait says`() {
    #expect(screen(Preview { Self.label() }).size == CGSize(width: 300, height: 100))
    let fitting = screen(Preview(traits: .sizeThatFitsLayout) { Self.label() }).size
    #expect(fitting.width > 10 && fitting.width < 100 && fitting.height < 40)
    #expect(fitting.width == fitting.width.rounded())
    let fixed = screen(Preview(traits: .fixedLayout(width: 30, height: 40)) { Self.label() })
    #expect(fixed.size == CGSize(width: 30, height: 40))
  }

  @Test func `a view without any size, a controller and a layout are on the usual device`() {
    let usual = Device.usual.size
    #expect(screen(Preview { UIView() }).size == usual)
    #expect(screen(Preview { UIViewController() }).size == usual)
    #expect(screen(Preview { UICollectionViewFlowLayout() }).size == usual)
  }

  @Test func `goldens stay on the usual device, and the command has one of its own`() {
    #expect(Device.usual == .iPhone7Plus)
    let usual = PreviewRequest(output: "").configuration
    #expect(usual.device.name == "iPhone 16")
    #expect(screen(Preview { UIViewController() }, on: usual).size == Device.iPhone16.size)
  }

  private static func heading() -> UILabel {
    let label = UILabel()
    // As in most source, without `adjustsFontForContentSizeCategory`.
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Basil"
    return label
  }

  @Test func `a view that stands alone is made and measured in the text size asked for`() {
    let large = Device.usual.textSize(.accessibilityExtraExtraExtraLarge)
    let preview = Preview(traits: .sizeThatFitsLayout) { Self.heading() }
    #expect(screen(preview, on: large).size.height > screen(preview).size.height * 2)
  }

  @Test func `a block is called in the direction asked for`() {
    var direction: UIUserInterfaceLayoutDirection?
    let preview = Preview {
      direction = UIApplication.shared.userInterfaceLayoutDirection
      return UIView()
    }
    _ = screen(preview, on: Device.usual.rightToLeft)
    #expect(direction == .rightToLeft)
  }

  @Test func `a device is held as the preview says, and what is asked for wins`() {
    let turned = Preview("Turned", traits: .landscapeLeft, .defaultLayout) { UIViewController() }
    #expect(screen(turned).orientation == .landscape)
    let asked = screen(
      turned, on: Device.iPhoneSE.configuration, isRequested: true, orientation: .portrait)
    #expect(asked.size == Device.iPhoneSE.size && asked.orientation == .portrait)
  }

  @Test func `what stands alone is not turned, but on a device it is`() {
    let turned = Preview(traits: .landscapeLeft) { Self.label() }
    #expect(screen(turned).orientation == .portrait)
    #expect(screen(turned, on: Device.usual.landscape).orientation == .portrait)
    let device = Device.iPhoneSE.configuration
    #expect(screen(turned, on: device, isRequested: true).orientation == .landscape)
  }

  @Test func `a size that a trait says stays on every device, whose scale it has`() {
    let fixed = Preview(traits: .landscapeLeft, .fixedLayout(width: 30, height: 40)) { UIView() }
    let fitting = Preview(traits: .sizeThatFitsLayout) { Self.label() }
    let device = Device.iPhoneSE.configuration
    let size = CGSize(width: 30, height: 40)
    #expect(screen(fixed, on: device, isRequested: true) == (size, .portrait))
    #expect(screen(fitting, on: device, isRequested: true).size == screen(fitting).size)
    #expect(
      PreviewScreen(fixed, on: device, isRequested: true).configuration.scale
        == Device.iPhoneSE.scale)
  }

  @Test func `a view that nothing gives a width is as wide as the device, and it is said why`() {
    let screen = PreviewScreen(
      Preview {
        let (view, label) = (UIView(), UILabel())
        label.text = "Basil"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
          label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        ])
        return view
      })
    #expect(screen.configuration.device.size == CGSize(width: Device.usual.size.width, height: 29))
    #expect(
      screen.note == """
        UIView has no width: no constraint ties its content to its trailing side; it is taken \
        from the device
        """)
    #expect(PreviewScreen(Preview { Self.label() }).note == nil)
  }

  @Test func `a view without a size is laid out in the one that its content fits`() {
    let preview = Preview {
      let view = UIView()
      let label = UILabel()
      label.text = "Basil"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      ])
      return view
    }
    let size = screen(preview).size
    #expect(size.height == 29 && size.width > 40 && size.width < 100)
  }

  @Test func `a view of a document keeps a height that its constraints leave open`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 304, height: 116))
    let icon = UIView()
    icon.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(icon)
    icon.heightAnchor.constraint(equalToConstant: 68).isActive = true
    icon.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    FittedView.fit(view)
    #expect(view.bounds.height == 116)
    icon.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    FittedView.fit(view)
    #expect(view.bounds.height == 68)
  }

  @Test func `a view whose frame has no effect is as wide as its text, but no wider than a cell`() {
    func fitted(_ text: String, translates: Bool = false) -> CGFloat {
      let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)), UILabel())
      view.translatesAutoresizingMaskIntoConstraints = translates
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -6),
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      FittedView.fit(view)
      return view.bounds.width
    }
    #expect(fitted("Mountain savory") > 100)
    #expect(fitted("Basil") == 60)
    #expect(fitted("Mountain savory", translates: true) == 60)
    #expect(fitted(String(repeating: "Mountain savory ", count: 9)) == 60)
  }
}
