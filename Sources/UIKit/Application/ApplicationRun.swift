import Foundation
import RasterPNG

/// A run of an app: its launch, the picture of its window, and the exit code.
@MainActor struct ApplicationRun {
  /// The process in which the program runs: its arguments, its environment and its two output
  /// streams.
  struct Surroundings {
    var words: [String]
    var environment: [String: String] = [:]
    var print: (String) -> Void
    var complain: (String) -> Void

    /// The arguments, the environment and the output streams of this process.
    static var ofThisProcess: Surroundings {
      Surroundings(
        words: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        print: { Swift.print($0) },
        complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
    }
  }

  /// Runs the program of a delegate's class.
  ///
  /// Returns the exit code of the process: 0, or 1 if no window with a root view controller is key,
  /// or 2 after an `ApplicationProblem`.
  static func run(_ type: any UIApplicationDelegate.Type, with surroundings: Surroundings) -> Int32
  {
    let name = String(describing: type)
    do {
      let arguments = try ApplicationArguments(
        surroundings.words, environment: surroundings.environment)
      guard let delegate = (type as? NSObject.Type)?.makeObject() as? any UIApplicationDelegate
      else { throw ApplicationProblem.notMade(name) }
      // The application holds its delegate weakly, so this reference keeps it alive.
      return try withExtendedLifetime(delegate) { () throws(ApplicationProblem) in
        Launch(delegate).run()
        return try show(arguments, by: name, with: surroundings)
      }
    } catch {
      surroundings.complain("\(name): \(error)")
      return 2
    }
  }

  private static func show(
    _ arguments: ApplicationArguments, by name: String, with surroundings: Surroundings
  ) throws(ApplicationProblem) -> Int32 {
    guard let window = UIApplication.shared.keyWindow, window.rootViewController != nil else {
      surroundings.complain(
        """
        \(name) shows no window. Make one with a rootViewController and send it \
        makeKeyAndVisible() when the program or its scene is launched, or name a storyboard in \
        Info.plist.
        """)
      return 1
    }
    // The device is rotated after the launch, so that the program handles a rotation as on a
    // device.
    let turned = arguments.isLandscape && ApplicationTurn.turn(window)
    window.layoutIfNeeded()
    LaterCalls.makeAll()
    window.layoutIfNeeded()
    var line = describe(window)
    if arguments.isLandscape && !turned { line += ", and does not rotate" }
    if let output = arguments.output {
      try write(window, to: output)
      line += ": \(output)"
    }
    surroundings.print(line)
    return 0
  }

  /// Returns a line of text about the root view controller and the device.
  private static func describe(_ window: UIWindow) -> String {
    let device = UIEnvironment.current
    let controller = window.rootViewController.map { String(describing: type(of: $0)) } ?? ""
    let size = "\(Int(device.screenSize.width)) × \(Int(device.screenSize.height))"
    let way = device.orientation.isLandscape ? "landscape" : "portrait"
    return "\(controller) on \(device.deviceName), \(size) points, \(way)"
  }

  private static func write(
    _ window: UIWindow, to output: String
  ) throws(ApplicationProblem) {
    let scale = UIEnvironment.current.scale
    do {
      try PNG.write(
        window.bitmap(scale: scale), to: URL(fileURLWithPath: output), scale: scale)
    } catch {
      throw .unwritable("\(error)")
    }
  }
}
