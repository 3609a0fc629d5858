/// A suite of JUnit whose cases are no scenarios, such as the sizes of an exploration.
package struct JUnitSuite {
    package struct Case {
        let name: String

        /// Nil for a case that passed.
        let failure: String?

        package init(_ name: String, failure: String?) {
            self.name = name
            self.failure = failure
        }
    }

    private let name: String
    private let cases: [Case]

    package init(_ name: String, _ cases: [Case]) {
        self.name = name
        self.cases = cases
    }

    package var text: String {
        let failures = "\(cases.filter { $0.failure != nil }.count)"
        var suite = XMLElement("testsuite", ["name": name, "tests": "\(cases.count)", "failures": failures])
        suite.children = cases.map { own in
            var element = XMLElement("testcase", ["name": own.name, "classname": name])
            if let failure = own.failure {
                element.children = [XMLElement("failure", ["message": failure], text: failure)]
            }
            return element
        }
        var suites = XMLElement("testsuites", ["tests": "\(cases.count)", "failures": failures])
        suites.children = [suite]
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + suites.drawn(indent: 0) + "\n"
    }
}
